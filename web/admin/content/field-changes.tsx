import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import type { Field } from '../../../domain/content/fields/field-kinds.ts'
import { languageNames } from '../../../domain/languages/language.ts'
import { formOf, mediaIn } from '../forms/fields/field-forms.ts'
import { isSame } from '../forms/form-values.ts'
import { formFieldsOf } from '../forms/languages/translation-keys.ts'
import { describeTranslation, formValuesOf } from '../forms/languages/translation-values.ts'
import { keyOf, type MediaValue } from '../forms/media/media-value.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Source } from '../ui/image-variant.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import styles from './field-changes.module.css'

interface ChangesProps {
  type: ContentType
  before: AnyRecord
  after: AnyRecord
  /** Text shown if no field differs. */
  none: string
}

/** Differences between two versions of a record and its translations, field by field. */
export function Changes({ type, before, after, none }: ChangesProps) {
  const t = useTranslations('forms.fields.valueWords')
  const declared = useDeclaredTexts()
  const then = formValuesOf(type, before)
  const now = formValuesOf(type, after)
  const changed = formFieldsOf(type).filter(({ key }) => !isSame(now[key], then[key]))
  if (changed.length === 0) return <p className="soft">{none}</p>
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
                nothing={t('empty')}
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
  const t = useTranslations('forms.fields.valueWords')
  const { nothing, shown, useWords, parse } = formOf(field)
  const [then, now] = [parse(before), parse(after)]
  const write = useWords(field, [then, now])
  if (shown === 'words' || shown === 'lines')
    return <WordsChange before={write(then)} after={write(now)} nothing={t(nothing)} />
  return <Pictures before={mediaIn(field, then)} after={mediaIn(field, now)} />
}

interface WordsChangeProps {
  before: string
  after: string
  /** Words for no value. */
  nothing: string
}

export function WordsChange({ before, after, nothing }: WordsChangeProps) {
  const [then, now] = excerpts(before, after)
  return (
    <>
      <del>{then || nothing}</del> <span aria-hidden="true">→</span> <ins>{now || nothing}</ins>
    </>
  )
}

const MAX_EXCERPT_LENGTH = 160
const CONTEXT_LENGTH = 24

/** Excerpts of two texts around their first difference. */
function excerpts(before: string, after: string): [string, string] {
  if (before.length <= MAX_EXCERPT_LENGTH && after.length <= MAX_EXCERPT_LENGTH)
    return [before, after]
  let same = 0
  while (same < Math.min(before.length, after.length) && before[same] === after[same]) same += 1
  const from = same <= CONTEXT_LENGTH ? 0 : wordBefore(before, same - CONTEXT_LENGTH)
  return [cut(before, from), cut(after, from)]
}

function wordBefore(text: string, place: number): number {
  return text.lastIndexOf(' ', place) + 1
}

function cut(text: string, from: number): string {
  const end = from + MAX_EXCERPT_LENGTH
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${text.length > end ? '…' : ''}`
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

function stillOf(media: MediaValue): Source | null {
  if (media.kind !== 'stored') return null
  if (media.poster !== '') return { url: media.poster }
  return /\.(?:jpg|png)$/.test(media.url) ? media : null
}

type Translate = ReturnType<typeof useTranslations<'content.fieldChanges'>>
