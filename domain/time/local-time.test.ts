import { expect, it } from 'vitest'
import { dateIn, dayAfter, localTime, momentOfLocal, readLocal, startOfDay } from './local-time.ts'

it.each([
  ['Asia/Kolkata', '2026-11-23T09:00', '2026-11-23T03:30:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15:00.000Z'],
  ['Pacific/Pago_Pago', '2026-01-01T00:00', '2026-01-01T11:00:00.000Z'],
  ['UTC', '0002-11-23T09:00', '0002-11-23T09:00:00.000Z'],
  // Before and after daylight-saving changes.
  ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05T12:00', '2026-04-05T01:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T12:00', '2026-10-04T01:00:00.000Z'],
])('converts in %s between the local time %s and %s', (timeZone, local, moment) => {
  expect(momentOfLocal(timeZone, local).toISOString()).toBe(moment)
  expect(localTime(timeZone, new Date(moment))).toBe(local)
})

it.each([
  // Ambiguous local times: the first occurrence.
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
  // Skipped local times: shifted by the length of the clock change.
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
])('resolves in %s the ambiguous or skipped local time %s to %s', (timeZone, local, moment) => {
  expect(momentOfLocal(timeZone, local).toISOString()).toBe(moment)
})

it.each([
  ['2026-11-23', '2026-11-22T18:30:00.000Z'],
  ['2026-11-23 09:00', '2026-11-23T03:30:00.000Z'],
  ['2026-11-23T09:00:30', '2026-11-23T03:30:30.000Z'],
  ['2026-13-01', undefined],
  ['2026-02-30', undefined],
  ['2026-11-23 25:00', undefined],
  ['23.11.2026', undefined],
  ['', undefined],
])('parses “%s” in a CSV cell as %s', (text, moment) => {
  expect(readLocal('Asia/Kolkata', text)?.toISOString()).toBe(moment)
})

it('keeps the seconds of a local time', () => {
  const moment = momentOfLocal('Asia/Kolkata', '2026-11-23T09:00:30')
  expect(moment.toISOString()).toBe('2026-11-23T03:30:30.000Z')
})

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
