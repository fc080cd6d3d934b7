import { createTranslator } from 'use-intl'
import { expect, it } from 'vitest'
import messages from '../../../locales/en/admin.json' with { type: 'json' }
import { formatRelativeTime, formatTimeSpan } from './date-format.ts'

const words = {
  locale: 'en-GB',
  t: createTranslator({ locale: 'en-GB', messages, namespace: 'ui.time' }),
}

it('formats relative times in the time zone of the shop', () => {
  // 01:30 in Ahmedabad; in UTC it is still the day before.
  const now = Date.parse('2026-11-21T20:00:00Z')
  const say = (at: string, zone = 'Asia/Kolkata') => formatRelativeTime(at, now, zone, words)
  expect(say('2026-11-21T19:59:30Z')).toBe('Just now')
  expect(say('2026-11-21T19:30:00Z')).toBe('30 min ago')
  expect(say('2026-11-21T18:30:00Z')).toBe('1 h ago')
  expect(say('2026-11-21T18:29:59Z')).toBe('Yesterday 23:59')
  expect(say('2026-11-21T18:29:59Z', 'UTC')).toBe('1 h ago')
  expect(say('2026-11-20T18:29:59Z')).toBe('20 Nov')
  expect(say('2025-12-31T18:30:00Z')).toBe('1 Jan')
  expect(say('2025-12-31T18:29:59Z')).toBe('31 Dec 2025')
})

it('formats a waiting time in the largest full unit', () => {
  const now = Date.parse('2026-11-21T20:00:00Z')
  const words = (at: string) => formatTimeSpan(at, now)
  expect(words('2026-11-21T20:00:04Z')).toBe('a moment')
  expect(words('2026-11-21T19:59:30Z')).toBe('a moment')
  expect(words('2026-11-21T19:59:00Z')).toBe('1 minute')
  expect(words('2026-11-21T19:00:01Z')).toBe('59 minutes')
  expect(words('2026-11-21T18:00:01Z')).toBe('1 hour')
  expect(words('2026-11-21T14:59:00Z')).toBe('5 hours')
  expect(words('2026-11-20T20:00:01Z')).toBe('23 hours')
  expect(words('2026-11-20T20:00:00Z')).toBe('1 day')
  expect(words('2026-11-18T12:00:00Z')).toBe('3 days')
})

it('formats dates and time spans in Hindi and Gujarati', () => {
  const now = Date.parse('2026-11-21T20:00:00Z')
  const say = (locale: string) =>
    formatRelativeTime('2026-11-12T18:29:59Z', now, 'Asia/Kolkata', { ...words, locale })
  expect(say('hi-IN')).toBe('12 नव॰')
  expect(say('gu-IN')).toBe('12 નવે')
  expect(formatTimeSpan('2026-11-21T19:59:50Z', now, 'gu-IN')).toBe('હમણાં જ')
  expect(formatTimeSpan('2026-11-18T12:00:00Z', now, 'hi-IN')).toBe('3 दिन')
})
