import { useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import type { Product } from '../../../domain/api/products.ts'
import { product } from '../../../domain/content/product.ts'
import {
  getPublicationStatus,
  nextChange,
  type Schedule,
} from '../../../domain/content/publication-status.ts'
import { useShop } from '../app/shop-settings.tsx'
import { typedValues } from '../forms/fields/field-forms.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { formatDate, formatDateTime } from '../ui/date-format.ts'
import { Icon } from '../ui/icon.tsx'
import { PreviewButtons } from './preview-buttons.tsx'
import styles from './product-view.module.css'

/** Badge for products that visitors cannot see, or only for a limited time. */
export function PublicationStatusBadge({ product }: { product: Product }) {
  const words = useStatusBadge(product)
  return words === '' ? null : <span className={styles.statusBadge}>{words}</span>
}

/** Its words; empty for products that are live without an end. */
export function useStatusBadge(product: Product): string {
  const { timeZone } = useShop()
  const t = useTranslations('catalogue.products.publicationStatus')
  const texts = { locale: useLocale(), t }
  return badgeOf(scheduleOf(product), new Date().toISOString(), timeZone, texts)
}

/** Schedule of a product; its private fields are optional in the response type. */
export function scheduleOf({ visibility = 'live', liveFrom = '', liveUntil = '' }: Product) {
  return { visibility, liveFrom, liveUntil }
}

/** Language of the publication status; each status is the key of its label. */
interface PublicationStatusTexts {
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

interface PublicationStatusNoteProps {
  form: RecordForm['form']
  /** Id of a stored product; undefined for a new one. */
  id: string | undefined
  /** Stored schedule, which decides what visitors see now. */
  stored: Schedule
}

/** Note on the publication status now, unless it is simply live, and after saving. */
export function PublicationStatusNote({ form, id, stored }: PublicationStatusNoteProps) {
  const t = useTranslations('catalogue.products.publicationStatus')
  const texts = { locale: useLocale(), t }
  const { timeZone } = useShop()
  const entered = typedValues(product, useWatch({ control: form.control }))
  const at = new Date().toISOString()
  const isPlain = (schedule: Schedule) => badgeOf(schedule, at, timeZone, texts) === ''
  const [now, then] = [
    describePublicationStatus(stored, at, timeZone, texts),
    describePublicationStatus(entered, at, timeZone, texts),
  ]
  if (isPlain(entered) && (id === undefined || isPlain(stored))) return null
  return (
    <section className={styles.publicationStatusNote} aria-label={t('now')}>
      <Icon name={getPublicationStatus(stored, at) === 'live' ? 'eye' : 'eyeOff'} />
      <p aria-live="polite">
        {id !== undefined && now}
        {now !== then && <span>{` ${t('onceSaved', { sentence: lower(then) })}`}</span>}
      </p>
      {id !== undefined && getPublicationStatus(stored, at) !== 'live' && (
        <PreviewButtons id={id} />
      )}
    </section>
  )
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
