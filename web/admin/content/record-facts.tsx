import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import type { Field } from '../../../domain/content/fields/field-kinds.ts'
import { fieldValues, formOf, mediaIn, valuesOf } from '../forms/fields/field-forms.ts'
import { type FormValue, readList } from '../forms/form-values.ts'
import { keyOf, type MediaValue, pictureUrl, previewOf } from '../forms/media/media-value.ts'
import { LastSaved } from '../forms/section-index.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import styles from './record-facts.module.css'

interface RecordFactsProps {
  type: ContentType
  record: AnyRecord
  /** Fields that are shown elsewhere. */
  without?: string[]
  /** Formatters of texts by field. */
  write?: Record<string, (text: string) => ReactNode>
}

/** Read-only view of a record, field by field. */
export function RecordFacts({ type, record, without = [], write = {} }: RecordFactsProps) {
  const t = useTranslations('content.recordFacts')
  const declared = useDeclaredTexts()
  const values = fieldValues(type, valuesOf(type, record))
  return (
    <dl className={styles.facts}>
      {values
        .filter(({ name }) => !without.includes(name))
        .map(({ name, field, value }) => (
          <div key={name}>
            <dt>{declared(`fields.${field.path}.label`)}</dt>
            <dd>
              {write[name] === undefined || typeof value !== 'string' || value === '' ? (
                <Fact field={field} value={value} />
              ) : (
                write[name](value)
              )}
            </dd>
          </div>
        ))}
      <div>
        <dt>{t('lastSaved')}</dt>
        <dd>
          <LastSaved type={type} record={record} />
        </dd>
      </div>
    </dl>
  )
}

function Fact({ field, value }: { field: Field; value: FormValue }) {
  const { shown, useWords } = formOf(field)
  const words = useWords(field, [value])(value)
  const media = mediaIn(field, value)
  if (shown === 'pictures' && media.length > 0)
    return (
      <span className={`cluster ${styles.pictures}`}>
        {media.map((picture) => (
          <Picture key={keyOf(picture)} picture={picture} />
        ))}
      </span>
    )
  if (shown === 'picture' && media[0] !== undefined) return <Picture picture={media[0]} />
  if (shown === 'video' && media[0] !== undefined) return <Video video={media[0]} />
  if (words === '') return <None />
  if (shown === 'lines')
    return (
      <ul className={styles.bullets}>
        {readList(value).map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    )
  if (!('format' in field) || field.format !== 'link') return words
  return (
    <a href={words} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}

function Video({ video }: { video: MediaValue }) {
  return (
    <video
      className={styles.film}
      src={previewOf(video)}
      poster={video.kind === 'stored' ? video.poster || undefined : undefined}
      controls
      muted
      playsInline
      preload="none"
    />
  )
}

function Picture({ picture }: { picture: MediaValue }) {
  const t = useTranslations('content.recordFacts')
  return (
    <a href={previewOf(picture)} target="_blank" rel="noopener">
      <img
        className={styles.picture}
        src={pictureUrl(picture, 320)}
        alt={t('fullSize')}
        loading="lazy"
      />
    </a>
  )
}

function None() {
  const t = useTranslations('content.recordFacts')
  return <span className={styles.none}>{t('none')}</span>
}
