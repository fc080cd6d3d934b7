import { expect, it } from 'vitest'
import { dateIn, dayAfter, startOfDay } from './local-time.ts'

it('returns the calendar date in a time zone', () => {
  const moment = new Date('2026-11-21T20:00:00Z')
  expect(dateIn('Asia/Kolkata', moment)).toBe('2026-11-22')
  expect(dateIn('UTC', moment)).toBe('2026-11-21')
  expect(dateIn('Pacific/Honolulu', new Date('2026-11-21T09:00:00Z'))).toBe('2026-11-20')
})

it('adds and subtracts days across months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
})

it('returns the start of a day in a time zone, across daylight-saving changes', () => {
  const start = (zone: string, date: string) => startOfDay(zone, date).toISOString()
  expect(start('Asia/Kolkata', '2026-11-21')).toBe('2026-11-20T18:30:00.000Z')
  expect(start('Asia/Kathmandu', '2026-11-21')).toBe('2026-11-20T18:15:00.000Z')
  expect(start('Pacific/Niue', '2026-11-21')).toBe('2026-11-21T11:00:00.000Z')
  // The days around one of 23 hours.
  expect(start('Europe/Berlin', '2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
  expect(start('Europe/Berlin', '2026-03-30')).toBe('2026-03-29T22:00:00.000Z')
  // A day without midnight, and a day that was skipped entirely.
  expect(start('America/Sao_Paulo', '2018-11-04')).toBe('2018-11-04T03:00:00.000Z')
  expect(start('Pacific/Apia', '2011-12-30')).toBe(start('Pacific/Apia', '2011-12-31'))
})
