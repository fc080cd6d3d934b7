import {
  getPublicationStatus,
  nextChange,
  type PublicationStatus,
  type Schedule,
} from '../../../domain/content/publication-status.ts'
import { formatDate, formatDateTime } from '../ui/date-format.ts'

/** Labels of the publication statuses in filters. */
export const publicationStatusLabels: Record<PublicationStatus, string> = {
  live: 'Live',
  hidden: 'Hidden',
  upcoming: 'Not yet live',
  ended: 'No longer live',
}

/** Badge text beside a product's name; empty for products that are live without an end. */
export function badgeOf(schedule: Schedule, at: string, timeZone: string): string {
  const stage = getPublicationStatus(schedule, at)
  if (stage === 'hidden') return 'Hidden'
  if (stage === 'ended') return `Until ${formatDate(schedule.liveUntil, timeZone)}`
  const next = nextChange(schedule, at)
  if (next === '') return ''
  const isStarting = stage === 'upcoming' && next === schedule.liveFrom
  return `${isStarting ? 'From' : 'Until'} ${formatDate(next, timeZone)}`
}

/** Publication status at a moment in a sentence, with its consequences. */
export function describePublicationStatus(
  schedule: Schedule,
  at: string,
  timeZone: string,
): string {
  const { liveFrom, liveUntil } = schedule
  const say = (moment: string) => formatDateTime(moment, timeZone)
  switch (getPublicationStatus(schedule, at)) {
    case 'hidden':
      return 'Hidden from visitors. It appears in no list, and its link shows “not found”.'
    case 'ended':
      return `Visitors stopped seeing this product on ${say(liveUntil)}.`
    case 'upcoming':
      return liveUntil !== '' && liveUntil <= liveFrom
        ? 'Visitors never see this product: it ends before it starts.'
        : `Visitors will see this product from ${say(liveFrom)}${liveUntil === '' ? '' : ` until ${say(liveUntil)}`}.`
    case 'live':
      return liveUntil === ''
        ? 'Visitors see this product.'
        : `Visitors see this product until ${say(liveUntil)}.`
  }
}
