import type { RecordOf } from './content-type.ts'
import type { product } from './product.ts'

/** Where a product stands on its way: visitors see one that is live, and no other. */
export const publicationStatuses = ['live', 'hidden', 'upcoming', 'ended'] as const
export type PublicationStatus = (typeof publicationStatuses)[number]

/** What decides it; the moments are ISO 8601 in UTC, or empty for no bound. */
export type Schedule = Pick<RecordOf<typeof product>, 'visibility' | 'liveFrom' | 'liveUntil'>

/** At a moment in the same form. From a bound on, what it says holds. */
export function getPublicationStatus(
  { visibility, liveFrom, liveUntil }: Schedule,
  at: string,
): PublicationStatus {
  if (visibility !== 'live') return 'hidden'
  if (liveUntil !== '' && liveUntil <= at) return 'ended'
  return liveFrom > at ? 'upcoming' : 'live'
}

/** The next moment at which the stage is another one by itself; empty where it stays. */
export function nextChange(schedule: Schedule, at: string): string {
  const stage = getPublicationStatus(schedule, at)
  if (stage === 'hidden' || stage === 'ended') return ''
  const ahead = [schedule.liveFrom, schedule.liveUntil].filter((bound) => bound > at)
  return ahead.sort()[0] ?? ''
}
