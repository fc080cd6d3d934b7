import { useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { getPublicationStatus, type Schedule } from '../../../domain/content/publication-status.ts'
import { useShop } from '../app/shop-settings.tsx'
import { readText } from '../forms/form-values.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { Icon } from '../ui/icon.tsx'
import { PreviewButtons } from './preview/preview-buttons.tsx'
import styles from './product-view.module.css'
import { badgeOf, describePublicationStatus } from './publication-status-labels.ts'

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
  const values = useWatch({ control: form.control })
  const entered = {
    visibility: readText(values.visibility),
    liveFrom: readText(values.liveFrom),
    liveUntil: readText(values.liveUntil),
  }
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
