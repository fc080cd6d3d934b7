import { expect, it } from 'vitest'
import { resolveTexts } from '../text/resolved-texts.ts'
import {
  nextHolidayEnd,
  type OpeningHours,
  openingAt,
  readHoliday,
  readSpans,
} from './opening-hours.ts'
import { openingNotice, openingRows } from './opening-hours-text.ts'

const officeHours = [
  '10:00-19:00',
  '10:00-19:00',
  '10:00-19:00',
  '10:00-19:00',
  '10:00-17:00',
  '',
  '',
]
const hours = (change: Partial<OpeningHours> = {}): OpeningHours => ({
  timeZone: 'Asia/Kolkata',
  week: officeHours,
  holidays: [],
  ...change,
})

it.each([
  ['10:00-19:00', [[600, 1140]]],
  [
    '15:00–19:00, 9:00-13:00',
    [
      [540, 780],
      [900, 1140],
    ],
  ],
  ['18:00-02:00', [[1080, 1560]]],
  ['00:00-24:00', [[0, 1440]]],
  ['22:00-00:00', [[1320, 1440]]],
  ['', []],
  ['10:00-', null],
  ['10:00-10:00', null],
  ['10:00-25:00', null],
  ['10:00-14:00, 13:00-19:00', null],
  ['ten to seven', null],
])('parses the opening spans “%s”', (text, spans) => {
  expect(readSpans(text)?.map(({ from, until }) => [from, until]) ?? null).toEqual(spans)
})

it.each([
  ['2026-12-25 Christmas', { from: '2026-12-25', until: '2026-12-25', name: 'Christmas' }],
  [
    '2026-11-08/2026-11-10  Diwali days',
    { from: '2026-11-08', until: '2026-11-10', name: 'Diwali days' },
  ],
  ['2026-12-25', { from: '2026-12-25', until: '2026-12-25', name: '' }],
  ['2026-02-30 Never', null],
  ['2026-12-25/2026-12-24 Backwards', null],
  ['/', null],
])('parses the holiday “%s”', (text, holiday) => {
  expect(readHoliday(text)).toEqual(holiday)
})

/** Opening notice for visitors at a time in UTC. */
it.each([
  ['before it opens', hours(), '2026-11-23T04:29Z', 'We reply again today at 10:00'],
  ['at the minute it opens', hours(), '2026-11-23T04:30Z', ''],
  ['at the minute it closes', hours(), '2026-11-23T13:30Z', 'We reply again tomorrow at 10:00'],
  ['on a Friday evening', hours(), '2026-11-27T12:00Z', 'We reply again Monday at 10:00'],
  [
    'a week away',
    hours({ week: ['10:00-19:00'] }),
    '2026-11-23T14:00Z',
    'We reply again Monday 30 November at 10:00',
  ],
  [
    'over midnight',
    hours({ week: ['', '', '', '', '18:00-02:00', '', ''] }),
    '2026-11-27T20:00Z',
    '',
  ],
  [
    'after midnight, on a holiday that has begun',
    hours({ week: ['', '', '', '', '18:00-02:00', '', ''], holidays: ['2026-11-28 Fair'] }),
    '2026-11-27T20:00Z',
    '',
  ],
  [
    'on a holiday',
    hours({ holidays: ['2026-11-23/2026-11-24 Diwali'] }),
    '2026-11-23T06:00Z',
    'Closed for Diwali. We reply again Wednesday at 10:00',
  ],
  [
    'on a holiday without hours of the week',
    hours({ week: [], holidays: ['2026-11-23 Diwali'] }),
    '2026-11-23T06:00Z',
    'Closed for Diwali. We reply again tomorrow',
  ],
  [
    'on another day without hours of the week',
    hours({ week: [], holidays: ['2026-11-23 Diwali'] }),
    '2026-11-24T06:00Z',
    '',
  ],
  [
    'without any further opening',
    hours({ holidays: ['2026-01-01/2030-01-01 The long one'] }),
    '2026-11-23T06:00Z',
    'Closed for The long one. We reply later',
  ],
  // Clocks go forward at 02:00 on 29 March 2026 in Berlin, back at 03:00 on 25 October.
  ['Berlin, open in summer', hours({ timeZone: 'Europe/Berlin' }), '2026-03-30T08:00Z', ''],
  [
    'Berlin, too early in winter',
    hours({ timeZone: 'Europe/Berlin' }),
    '2026-10-26T08:30Z',
    'We reply again today at 10:00',
  ],
  [
    'Berlin, through the night of the change',
    hours({ timeZone: 'Europe/Berlin', week: ['', '', '', '', '', '22:00-04:00', ''] }),
    '2026-10-25T02:59Z',
    '',
  ],
  [
    'Berlin, after the night of the change',
    hours({ timeZone: 'Europe/Berlin', week: ['', '', '', '', '', '22:00-04:00', '12:00-13:00'] }),
    '2026-10-25T03:00Z',
    'We reply again today at 12:00',
  ],
  [
    'Auckland, where it is tomorrow',
    hours({ timeZone: 'Pacific/Auckland' }),
    '2026-11-22T21:00Z',
    '',
  ],
])('returns the expected opening notice: %s', (_, given, moment, notice) => {
  expect(openingNotice(given, resolveTexts({}, {}, 'answers'), Date.parse(moment))).toBe(notice)
})

it('writes the opening notice with the shop’s own texts', () => {
  const own = {
    answersAt: 'Zurück {day}, {time}',
    answersOn: 'Zurück {day}',
    answersTomorrow: 'morgen',
  }
  const texts = resolveTexts(own, {}, 'answers')
  const notice = (week: string[]) =>
    openingNotice(
      { timeZone: 'UTC', week, holidays: ['2026-11-23 Fest'] },
      texts,
      Date.parse('2026-11-23T12:00Z'),
    )
  expect(notice(['', '10:00-12:00', '', '', '', '', ''])).toBe(
    'Closed for Fest. Zurück morgen, 10:00',
  )
  expect(notice(['', '0:00-24:00', '', '', '', '', ''])).toBe('Closed for Fest. Zurück morgen')
})

it('returns the next opening time to the minute', () => {
  const { isOpen, opensAt } = openingAt(hours(), Date.parse('2026-11-28T00:00Z'))
  expect([isOpen, new Date(opensAt ?? 0).toISOString()]).toEqual([
    false,
    '2026-11-30T04:30:00.000Z',
  ])
})

it('groups equal days of the week, followed by upcoming holidays', () => {
  const rows = openingRows(
    hours({
      week: [
        '10:00-13:00, 15:00-19:00',
        '10:00-13:00, 15:00-19:00',
        '',
        '0:00-24:00',
        '',
        '18:00-2:00',
        '',
      ],
      holidays: [
        '2026-12-24/2026-12-26 Christmas',
        '2025-12-25 Long past',
        '2026-11-23',
        '2026-12-31/2027-01-02 New Year',
      ],
    }),
    resolveTexts({}, {}, 'opening'),
    '2026-11-23',
  )
  expect(rows.map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
    'Monday – Tuesday: 10:00–13:00, 15:00–19:00',
    'Wednesday: Closed',
    'Thursday: All day',
    'Friday: Closed',
    'Saturday: 18:00–02:00',
    'Sunday: Closed',
    '23 November 2026: Closed',
    '24 – 26 December 2026: Closed, Christmas',
    '31 December 2026 – 2 January 2027: Closed, New Year',
  ])
})

it('returns the end of the next holiday in the time zone of the shop', () => {
  const holidays = ['2026-12-24/2026-12-26 Christmas', '2026-12-25 Half', '2027-01-01 New Year', '']
  const endAfter = (moment: string) => {
    const end = nextHolidayEnd(hours({ holidays }), Date.parse(moment))
    return end === null ? null : new Date(end).toISOString()
  }
  expect(endAfter('2026-11-01T00:00:00Z')).toBe('2026-12-25T18:30:00.000Z')
  expect(endAfter('2026-12-25T18:29:59Z')).toBe('2026-12-25T18:30:00.000Z')
  expect(endAfter('2026-12-25T18:30:00Z')).toBe('2026-12-26T18:30:00.000Z')
  expect(endAfter('2026-12-26T18:30:00Z')).toBe('2027-01-01T18:30:00.000Z')
  expect(endAfter('2027-01-01T18:30:00Z')).toBeNull()
})
