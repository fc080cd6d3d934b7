import { createTranslator } from 'use-intl'
import { expect, it } from 'vitest'
import messages from '../../../locales/en/admin.json' with { type: 'json' }
import { badgeOf, describePublicationStatus } from './publication-status.tsx'

const locale = 'en-GB'
const namespace = 'catalogue.products.publicationStatus'
const texts = { locale, t: createTranslator({ locale, messages, namespace }) }
const at = '2026-11-24T09:00:00.000Z'
const [past, soon, later] = [
  '2026-11-20T18:30:00.000Z',
  '2026-11-30T18:30:00.000Z',
  '2026-12-24T12:00:00.000Z',
]

it.each([
  ['live', '', '', '', 'Visitors see this product.'],
  ['live', past, '', '', 'Visitors see this product.'],
  [
    'hidden',
    '',
    '',
    'Hidden',
    'Hidden from visitors. It appears in no list, and its link shows “not found”.',
  ],
  ['live', soon, '', 'From 1 Dec', 'Visitors will see this product from 1 December 2026 at 00:00.'],
  [
    'live',
    soon,
    later,
    'From 1 Dec',
    'Visitors will see this product from 1 December 2026 at 00:00 until 24 December 2026 at 17:30.',
  ],
  ['live', '', soon, 'Until 1 Dec', 'Visitors see this product until 1 December 2026 at 00:00.'],
  [
    'live',
    '',
    past,
    'Until 21 Nov',
    'Visitors stopped seeing this product on 21 November 2026 at 00:00.',
  ],
  [
    'live',
    later,
    soon,
    'Until 1 Dec',
    'Visitors never see this product: it ends before it starts.',
  ],
])(
  'a %s product from "%s" until "%s" has the badge “%s”',
  (visibility, liveFrom, liveUntil, badge, sentence) => {
    const schedule = { visibility, liveFrom, liveUntil }
    expect(badgeOf(schedule, at, 'Asia/Kolkata', texts)).toBe(badge)
    expect(describePublicationStatus(schedule, at, 'Asia/Kolkata', texts)).toBe(sentence)
  },
)
