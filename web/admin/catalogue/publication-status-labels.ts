import type { useTranslations } from 'use-intl'
import {
  getPublicationStatus,
  nextChange,
  type Schedule,
} from '../../../domain/content/publication-status.ts'
import { formatDate, formatDateTime } from '../ui/date-format.ts'

/** Language of the publication status; each status is the key of its label. */
export interface PublicationStatusTexts {
  locale: string
  t: ReturnType<typeof useTranslations<'catalogue.products.publicationStatus'>>
}

/** Badge text beside a product's name; empty for products that are live without an end. */
export function badgeOf(
  schedule: Schedule,
  at: string,
  timeZone: string,
  { locale, t }: PublicationStatusTexts,
): string {
  const stage = getPublicationStatus(schedule, at)
  if (stage === 'hidden') return t('hidden')
  if (stage === 'ended')
    return t('until', { date: formatDate(schedule.liveUntil, timeZone, locale) })
  const next = nextChange(schedule, at)
  if (next === '') return ''
  const isStarting = stage === 'upcoming' && next === schedule.liveFrom
  return t(isStarting ? 'from' : 'until', { date: formatDate(next, timeZone, locale) })
}

/** Publication status at a moment in a sentence, with its consequences. */
export function describePublicationStatus(
  schedule: Schedule,
  at: string,
  timeZone: string,
  { locale, t }: PublicationStatusTexts,
): string {
  const { liveFrom, liveUntil } = schedule
  const write = (moment: string) => formatDateTime(moment, timeZone, locale)
  switch (getPublicationStatus(schedule, at)) {
    case 'hidden':
      return t('isHidden')
    case 'ended':
      return t('hasEnded', { date: write(liveUntil) })
    case 'upcoming':
      if (liveUntil === '') return t('seenFrom', { from: write(liveFrom) })
      return liveUntil <= liveFrom
        ? t('neverSeen')
        : t('seenFromUntil', { from: write(liveFrom), until: write(liveUntil) })
    case 'live':
      return liveUntil === '' ? t('isSeen') : t('seenUntil', { date: write(liveUntil) })
  }
}
