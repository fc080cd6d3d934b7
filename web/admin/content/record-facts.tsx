import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import type { Field } from '../../../domain/content/fields/field-types.ts'
import { isNamedChoices } from '../forms/choices/named-choices.ts'
import { ChoiceNames } from '../forms/choices/use-choices.ts'
import { describeEntries } from '../forms/entry-values.ts'
import { readList, readReference, readText, valuesOf } from '../forms/form-values.ts'
import { LastSaved } from '../forms/last-saved.tsx'
import { ProductNames } from '../forms/product-names.tsx'
import { PointNames } from '../forms/room-points/point-names.tsx'
import { isRoomPoints } from '../forms/room-points/points.ts'
import { useValueWords } from '../forms/value-words.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import {
  keyOf,
  type MediaValue,
  pictureUrl,
  previewOf,
  readMedia,
  readMediaList,
} from '../media/media-value.ts'
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
  const values = valuesOf(type, record)
  return (
    <dl className={styles.facts}>
      {fieldsOf(type)
        .filter(([name]) => !without.includes(name))
        .map(([name, field]) => (
          <div key={name}>
            <dt>{declared(`fields.${field.path}.label`)}</dt>
            <dd>
              {write[name] === undefined || values[name] === '' ? (
                <Fact field={field} value={values[name]} />
              ) : (
                write[name](readText(values[name]))
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

function Fact({ field, value }: { field: Field; value: unknown }) {
  const t = useTranslations('content.recordFacts')
  const { wordsOf, formatTexts } = useValueWords()
  switch (field.kind) {
    case 'text': {
      const text = wordsOf(field, value)
      if (text === '') return <None />
      return field.format === 'link' ? (
        <a href={text} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )
    }
    case 'integer':
    case 'number':
      return typeof value === 'number' ? value : <None />
    case 'boolean':
      return t(value === true ? 'yes' : 'no')
    case 'list': {
      const entries = readList(value)
      return entries.length === 0 ? (
        <None />
      ) : (
        <ul className={styles.bullets}>
          {entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )
    }
    case 'references':
      return <ProductNames ids={readList(value)} none={<None />} />
    case 'reference':
      return readReference(value)?.name ?? <None />
    case 'texts':
      return formatTexts(field, value) || <None />
    case 'records':
      if (isNamedChoices(field)) return <ChoiceNames value={value} none={<None />} />
      if (isRoomPoints(field)) return <PointNames value={value} none={<None />} />
      return describeEntries(field, value) || <None />
    case 'image': {
      const picture = readMedia(value)
      return picture === null ? <None /> : <Picture picture={picture} />
    }
    case 'images': {
      const pictures = readMediaList(value)
      return pictures.length === 0 ? (
        <None />
      ) : (
        <span className={styles.pictures}>
          {pictures.map((picture) => (
            <Picture key={keyOf(picture)} picture={picture} />
          ))}
        </span>
      )
    }
    case 'video': {
      const storedVideo = readMedia(value)
      if (storedVideo === null) return <None />
      return (
        <video
          className={styles.film}
          src={previewOf(storedVideo)}
          poster={storedVideo.kind === 'stored' ? storedVideo.poster || undefined : undefined}
          controls
          muted
          playsInline
          preload="none"
        />
      )
    }
    default:
      return field satisfies never
  }
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
