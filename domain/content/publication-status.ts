import type { RecordOf } from './content-type.ts'
import type { product } from './product.ts'

/** Publication statuses of a product; visitors see only live ones. */
export const publicationStatuses = ['live', 'hidden', 'upcoming', 'ended'] as const
export type PublicationStatus = (typeof publicationStatuses)[number]

/**
 * Fields that determine the publication status; timestamps are ISO 8601 in UTC, or empty for no
 * bound.
 */
export type Schedule = Pick<RecordOf<typeof product>, 'visibility' | 'liveFrom' | 'liveUntil'>

/**
 * `at` is ISO 8601 in UTC like the bounds. Each bound is inclusive: its status holds from that
 * moment on.
 */
export function getPublicationStatus(
  { visibility, liveFrom, liveUntil }: Schedule,
  at: string,
): PublicationStatus {
  if (visibility !== 'live') return 'hidden'
  if (liveUntil !== '' && liveUntil <= at) return 'ended'
  return liveFrom > at ? 'upcoming' : 'live'
}

/** Next moment at which the publication status changes by itself; empty if it never does. */
export function nextChange(schedule: Schedule, at: string): string {
  const stage = getPublicationStatus(schedule, at)
  if (stage === 'hidden' || stage === 'ended') return ''
  const ahead = [schedule.liveFrom, schedule.liveUntil].filter((bound) => bound > at)
  return ahead.sort()[0] ?? ''
}
