import type { AnyRecord } from '../../../../domain/api/record.ts'
import type { NamedChoice } from '../../../../domain/choices/offered-choice.ts'
import { type ContentType, fieldsOf } from '../../../../domain/content/content-type.ts'
import type { Field } from '../../../../domain/content/field-types.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useChosenProducts } from '../../forms/chosen-products.ts'
import { describeEntries } from '../../forms/entry-values.ts'
import {
  formatTexts,
  isSame,
  readList,
  readReference,
  valuesOf,
  wordsOf,
} from '../../forms/form-values.ts'
import {
  describeNamedChoices,
  isNamedChoices,
  readNamedChoices,
} from '../../forms/product-choices/named-choices.ts'
import { useChoices } from '../../forms/product-choices/use-choices.ts'
import { namesOf } from '../../forms/product-names.tsx'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { keyOf, type MediaValue, readMedia, readMediaList } from '../../media/media-value.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Source } from '../../ui/image-variant.ts'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import styles from './field-changes.module.css'
import { excerpts } from './text-excerpts.ts'
import { changedLanguages } from './translation-changes.ts'

interface ChangesProps {
  type: ContentType
  before: AnyRecord
  after: AnyRecord
  /** Text shown if no field differs. */
  none: string
}

/** Differences between two versions of a record, field by field. */
export function Changes({ type, before, after, none }: ChangesProps) {
  const declared = useDeclaredTexts()
  const then = valuesOf(type, before)
  const now = valuesOf(type, after)
  const changed = fieldsOf(type).filter(([name]) => !isSame(now[name], then[name]))
  const languages = changedLanguages(before, after)
  if (changed.length === 0 && languages.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <dl className={styles.root}>
      {changed.map(([name, field]) => (
        <div key={name}>
          <dt>{field.label}</dt>
          <dd>
            <Change field={field} before={then[name]} after={now[name]} />
          </dd>
        </div>
      ))}
      {languages.length > 0 && (
        <div>
          <dt>{declared('Translations')}</dt>
          <dd>{languages.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}

interface ChangeProps {
  field: Field
  before: unknown
  after: unknown
}

function Change({ field, before, after }: ChangeProps) {
  const { timeZone } = useShop()
  switch (field.kind) {
    case 'image':
    case 'images':
    case 'video':
      return <Pictures before={mediaIn(field, before)} after={mediaIn(field, after)} />
    case 'references':
      return <ProductChange before={readList(before)} after={readList(after)} />
    case 'records':
      return isNamedChoices(field) ? (
        <ChoiceChange before={readNamedChoices(before)} after={readNamedChoices(after)} />
      ) : (
        <WordsChange
          before={describeEntries(field, before)}
          after={describeEntries(field, after)}
        />
      )
    default:
      return (
        <WordsChange
          before={formatValue(field, before, timeZone)}
          after={formatValue(field, after, timeZone)}
        />
      )
  }
}

function WordsChange({ before, after }: { before: string; after: string }) {
  const [then, now] = excerpts(before, after)
  return (
    <>
      <del>{then || 'empty'}</del> <span aria-hidden="true">→</span> <ins>{now || 'empty'}</ins>
    </>
  )
}

function ProductChange({ before, after }: { before: string[]; after: string[] }) {
  const products = useChosenProducts([...new Set([...before, ...after])])
  const write = (ids: string[]) => namesOf(ids, products).join('; ')
  return <WordsChange before={write(before)} after={write(after)} />
}

function ChoiceChange({ before, after }: { before: NamedChoice[]; after: NamedChoice[] }) {
  const { definitions } = useChoices()
  const write = (named: NamedChoice[]) => describeNamedChoices(named, definitions).join('; ')
  return <WordsChange before={write(before)} after={write(after)} />
}

function Pictures({ before, after }: { before: MediaValue[]; after: MediaValue[] }) {
  const then = before.map(keyOf)
  const now = after.map(keyOf)
  return (
    <>
      {pictureWords(then, now) || describedWords(before, after)}
      <span className={styles.pictures}>
        {before.map((picture) => (
          <span key={keyOf(picture)} data-gone={now.includes(keyOf(picture)) ? undefined : ''}>
            <Thumbnail picture={stillOf(picture)} />
          </span>
        ))}
        <Icon name="right" size={16} />
        {after.map((picture) => (
          <span key={keyOf(picture)} data-new={then.includes(keyOf(picture)) ? undefined : ''}>
            <Thumbnail picture={stillOf(picture)} />
          </span>
        ))}
      </span>
    </>
  )
}

/**
 * Picture changes in words, for screen readers and for changes that the pictures do not show; empty
 * if the pictures are the same.
 */
function pictureWords(then: string[], now: string[]): string {
  const added = now.filter((key) => !then.includes(key)).length
  const gone = then.filter((key) => !now.includes(key)).length
  const words = [added > 0 && `${added} added`, gone > 0 && `${gone} removed`].filter(Boolean)
  if (words.length > 0) return words.join(', ')
  return isSame(then, now) ? '' : 'reordered'
}

/** Change of the same pictures in words. */
function describedWords(before: MediaValue[], after: MediaValue[]): string {
  const values = (pictures: MediaValue[]) => pictures.map(({ value }) => value)
  return isSame(values(before), values(after)) ? 'description changed' : 'shown value changed'
}

function mediaIn(field: Field, value: unknown): MediaValue[] {
  if (field.kind === 'images') return readMediaList(value)
  const media = readMedia(value)
  return media === null ? [] : [media]
}

function stillOf(media: MediaValue): Source | null {
  if (media.kind !== 'stored') return null
  if (media.poster !== '') return { url: media.poster }
  return /\.(?:jpg|png)$/.test(media.url) ? media : null
}

type WordsField = Exclude<Field, { kind: 'image' | 'images' | 'video' | 'references' | 'records' }>

function formatValue(field: WordsField, value: unknown, timeZone: string): string {
  switch (field.kind) {
    case 'text':
      return wordsOf(field, value, timeZone)
    case 'integer':
    case 'number':
      return typeof value === 'number' ? String(value) : ''
    case 'boolean':
      return value === true ? 'Yes' : 'No'
    case 'list':
      return readList(value).join('; ')
    case 'reference':
      return readReference(value)?.name ?? 'none'
    case 'texts':
      return formatTexts(field, value)
    default:
      return field satisfies never
  }
}
