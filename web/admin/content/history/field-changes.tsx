import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import type { NamedChoice } from '../../../../domain/choices/offered-choice.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import type { Field } from '../../../../domain/content/fields/field-types.ts'
import { languageNames } from '../../../../domain/languages/language.ts'
import { isNamedChoices, readNamedChoices } from '../../forms/choices/named-choices.ts'
import { useChoiceWords } from '../../forms/choices/use-choices.ts'
import { useChosenProducts } from '../../forms/chosen-products.ts'
import { describeEntries } from '../../forms/entry-values.ts'
import { isSame, readList, readReference } from '../../forms/form-values.ts'
import { formFieldsOf } from '../../forms/languages/translation-keys.ts'
import { describeTranslation, formValuesOf } from '../../forms/languages/translation-values.ts'
import { namesOf } from '../../forms/product-names.tsx'
import { usePointWords } from '../../forms/room-points/point-words.ts'
import { isRoomPoints, type RoomPoint, readPoints } from '../../forms/room-points/points.ts'
import { useValueWords, type ValueWords } from '../../forms/value-words.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { keyOf, type MediaValue, readMedia, readMediaList } from '../../media/media-value.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Source } from '../../ui/image-variant.ts'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import styles from './field-changes.module.css'
import { excerpts } from './text-excerpts.ts'

interface ChangesProps {
  type: ContentType
  before: AnyRecord
  after: AnyRecord
  /** Text shown if no field differs. */
  none: string
}

/** Differences between two versions of a record and its translations, field by field. */
export function Changes({ type, before, after, none }: ChangesProps) {
  const declared = useDeclaredTexts()
  const then = formValuesOf(type, before)
  const now = formValuesOf(type, after)
  const changed = formFieldsOf(type).filter(({ key }) => !isSame(now[key], then[key]))
  if (changed.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <dl className={styles.root}>
      {changed.map(({ key, field, language }) => (
        <div key={key}>
          <dt>
            {declared(`fields.${field.path}.label`)}
            {language !== null && <span lang={language}> {languageNames[language]}</span>}
          </dt>
          <dd lang={language ?? undefined}>
            {language === null ? (
              <Change field={field} before={then[key]} after={now[key]} />
            ) : (
              <WordsChange
                before={describeTranslation(then[key])}
                after={describeTranslation(now[key])}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ChangeProps {
  field: Field
  before: unknown
  after: unknown
}

function Change({ field, before, after }: ChangeProps) {
  const t = useTranslations('content.fieldChanges')
  const words = useValueWords()
  switch (field.kind) {
    case 'image':
    case 'images':
    case 'video':
      return <Pictures before={mediaIn(field, before)} after={mediaIn(field, after)} />
    case 'references':
      return <ProductChange before={readList(before)} after={readList(after)} />
    case 'records':
      if (isRoomPoints(field))
        return <PointChange before={readPoints(before)} after={readPoints(after)} />
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
          before={formatValue(t, field, before, words)}
          after={formatValue(t, field, after, words)}
        />
      )
  }
}

function WordsChange({ before, after }: { before: string; after: string }) {
  const t = useTranslations('content.fieldChanges')
  const [then, now] = excerpts(before, after)
  return (
    <>
      <del>{then || t('empty')}</del> <span aria-hidden="true">→</span>{' '}
      <ins>{now || t('empty')}</ins>
    </>
  )
}

function ProductChange({ before, after }: { before: string[]; after: string[] }) {
  const t = useTranslations('forms.fields.productNames')
  const products = useChosenProducts([...new Set([...before, ...after])])
  const write = (ids: string[]) => namesOf(ids, products, t('unnamed')).join('; ')
  return <WordsChange before={write(before)} after={write(after)} />
}

function PointChange({ before, after }: { before: RoomPoint[]; after: RoomPoint[] }) {
  const write = usePointWords([...before, ...after])
  return <WordsChange before={write(before)} after={write(after)} />
}

function ChoiceChange({ before, after }: { before: NamedChoice[]; after: NamedChoice[] }) {
  const write = useChoiceWords()
  return <WordsChange before={write(before)} after={write(after)} />
}

function Pictures({ before, after }: { before: MediaValue[]; after: MediaValue[] }) {
  const t = useTranslations('content.fieldChanges')
  const then = before.map(keyOf)
  const now = after.map(keyOf)
  return (
    <>
      {pictureWords(t, then, now) || t(describedWords(before, after))}
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
function pictureWords(t: Translate, then: string[], now: string[]): string {
  const added = now.filter((key) => !then.includes(key)).length
  const gone = then.filter((key) => !now.includes(key)).length
  if (added > 0 && gone > 0)
    return t('addedAndRemoved', { added: String(added), removed: String(gone) })
  if (added > 0) return t('added', { count: String(added) })
  if (gone > 0) return t('removed', { count: String(gone) })
  return isSame(then, now) ? '' : t('reordered')
}

/** Change of the same pictures in words, as a key of the texts. */
function describedWords(before: MediaValue[], after: MediaValue[]) {
  const values = (pictures: MediaValue[]) => pictures.map(({ value }) => value)
  return isSame(values(before), values(after)) ? 'described' : 'valueShown'
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

type Translate = ReturnType<typeof useTranslations<'content.fieldChanges'>>
type WordsField = Exclude<Field, { kind: 'image' | 'images' | 'video' | 'references' | 'records' }>

function formatValue(t: Translate, field: WordsField, value: unknown, words: ValueWords): string {
  switch (field.kind) {
    case 'text':
      return words.wordsOf(field, value)
    case 'integer':
    case 'number':
      return typeof value === 'number' ? String(value) : ''
    case 'boolean':
      return t(value === true ? 'yes' : 'no')
    case 'list':
      return readList(value).join('; ')
    case 'reference':
      return readReference(value)?.name ?? t('none')
    case 'texts':
      return words.formatTexts(field, value)
    default:
      return field satisfies never
  }
}
