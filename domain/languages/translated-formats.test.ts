import { expect, it } from 'vitest'
import { writeWeek } from '../enquiry/weekly-summary.ts'
import { formatSize } from '../measures/product-size.ts'
import { withUnitWords } from '../measures/unit-words.ts'
import { writeAmount } from '../money/price.ts'
import { resolveTexts } from '../text/resolved-texts.ts'
import { loadPageTexts, loadSiteMessages } from '../text/site-messages.ts'
import { openingNotice, openingRows } from '../time/opening-hours-text.ts'

const hours = {
  timeZone: 'Asia/Kolkata',
  week: ['10:00-19:00', '10:00-19:00', '10:00-19:00', '10:00-19:00', '10:00-17:00', '', ''],
  holidays: ['2026-12-25 क्रिसमस'],
}

it('writes opening hours in Hindi and Gujarati', async () => {
  const [hi, gu] = await Promise.all([loadPageTexts('hi'), loadPageTexts('gu')])
  expect(openingRows(hours, resolveTexts(hi, {}, 'opening'), '2026-11-23', 'hi')).toEqual([
    { days: 'सोमवार – गुरुवार', hours: '10:00–19:00' },
    { days: 'शुक्रवार', hours: '10:00–17:00' },
    { days: 'शनिवार – रविवार', hours: 'बंद' },
    { days: '25 दिसंबर 2026', hours: 'बंद, क्रिसमस' },
  ])
  const friday = Date.parse('2026-11-27T12:00Z')
  expect(openingNotice(hours, resolveTexts(gu, {}, 'answers'), friday, 'gu')).toBe(
    'અમે સોમવાર 10:00 વાગ્યે ફરી જવાબ આપીશું',
  )
})

it('formats amounts with Indian digit grouping and the digits 0 to 9', () => {
  expect(writeAmount('125000', 'INR')).toBe('₹1,25,000')
  for (const language of ['hi', 'gu'] as const)
    expect(writeAmount('125000', 'INR', language)).toBe('₹1,25,000')
})

it('writes sizes with the letters and units of a language', async () => {
  const { labels } = await loadSiteMessages('hi')
  const sizes = { width: '120 cm', length: '202 cm', height: '' }
  expect(formatSize(sizes, labels.offer).replaceAll('\u00a0', ' ')).toBe('202 चौ. × 120 ग. सेमी')
  expect(formatSize(sizes).replaceAll('\u00a0', ' ')).toBe('202 W × 120 D cm')
  expect(withUnitWords('137 cm (4 ft 6 in) in teak', labels.offer)).toBe(
    '137 सेमी (4 फ़ुट 6 इंच) in teak',
  )
})

it('writes the weekly summary in the language of its reader', () => {
  const week = {
    brand: '',
    first: '2026-11-16',
    last: '2026-11-22',
    chats: 2,
    chatsBefore: 3,
    views: 5,
    pending: 1,
    asked: [],
    chosen: [],
    neverAsked: [],
    missed: [],
  }
  expect(writeWeek(week, 'hi').split('\n')).toEqual([
    'दुकान, 16 नवंबर से 22 नवंबर',
    'पूछताछ: 2 (पिछले हफ़्ते: 3)',
    'प्रोडक्ट देखे गए: 5',
    'जवाब का इंतज़ार: 1',
  ])
  const name = 'झूला '.repeat(100)
  const full = writeWeek(
    {
      ...week,
      brand: 'झूला घर',
      asked: Array(10).fill({ name, count: 2 }),
      chosen: Array(6).fill({ name, value: name, count: 3 }),
      neverAsked: Array(10).fill({ name, viewed: 9 }),
      missed: Array(10).fill({ words: name, count: 4 }),
    },
    'gu',
  )
  expect(encodeURIComponent(full).length).toBeLessThan(1950)
})
