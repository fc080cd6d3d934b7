import { expect, it } from 'vitest'
import { getPublicationStatus, nextChange, type PublicationStatus } from './publication-status.ts'

const [monday, tuesday, wednesday] = [
  '2026-11-23T09:00:00.000Z',
  '2026-11-24T09:00:00.000Z',
  '2026-11-25T09:00:00.000Z',
]
const shortly = { before: '2026-11-24T08:59:59.999Z', after: '2026-11-24T09:00:00.001Z' }

it.each<[string, string, string, string, PublicationStatus, string]>([
  ['live', '', '', tuesday, 'live', ''],
  ['hidden', '', '', tuesday, 'hidden', ''],
  ['hidden', monday, wednesday, tuesday, 'hidden', ''],
  ['live', tuesday, '', shortly.before, 'upcoming', tuesday],
  ['live', tuesday, '', tuesday, 'live', ''],
  ['live', '', tuesday, shortly.before, 'live', tuesday],
  ['live', '', tuesday, tuesday, 'ended', ''],
  ['live', '', tuesday, shortly.after, 'ended', ''],
  ['live', monday, wednesday, tuesday, 'live', wednesday],
  ['live', tuesday, wednesday, monday, 'upcoming', tuesday],
  ['live', monday, tuesday, wednesday, 'ended', ''],
  // End before start: never shown.
  ['live', wednesday, tuesday, monday, 'upcoming', tuesday],
  ['live', wednesday, monday, tuesday, 'ended', ''],
])('a %s product from "%s" until "%s" has at %s the status %s and changes at "%s"', (...row) => {
  const [visibility, liveFrom, liveUntil, at, stage, next] = row
  const schedule = { visibility, liveFrom, liveUntil }
  expect([getPublicationStatus(schedule, at), nextChange(schedule, at)]).toEqual([stage, next])
})
