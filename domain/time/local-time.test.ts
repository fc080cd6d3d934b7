import { expect, it } from 'vitest'
import { localTime, momentOfLocal, readLocal } from './local-time.ts'

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
