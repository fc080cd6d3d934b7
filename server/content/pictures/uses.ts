import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import { picture } from '../../../domain/content/picture.ts'
import type { StoredTranslation, StoredTranslations } from '../../db/translations.ts'
import type { MediaPlace, MediaReplacement } from '../../fields/field-kind.ts'
import { kindOf } from '../../fields/field-kinds.ts'
import type { StoredFields, StoredPicture, StoredVideo } from '../../fields/stored-values.ts'
import type { TranslatedFields } from '../translations/merge-translations.ts'

/** A photograph or a film, with what is said about it. */
export interface Shown {
  media: StoredPicture | StoredVideo
  /** Translations of the alternative text by language. */
  translations: ReadonlyMap<string, StoredTranslation>
}

/** File that a field of a record shows, with its translations. */
export type Use = Shown & MediaPlace

/** Uses in a record, in the order of its fields; no picture is twice in the same field. */
export function usesIn(
  type: ContentType,
  { fields, translations }: Readonly<TranslatedFields>,
): Use[] {
  const uses: Use[] = []
  const add = <M extends Shown['media']>(media: M, place: MediaPlace): M => {
    uses.push({ ...place, media, translations: translationsAt(translations, place.texts) })
    return media
  }
  // What a picture itself shows is no use of it.
  if (type.table !== picture.table) replaceMedia(type, fields, { picture: add, video: add })
  return uses
}

/** The record with its uses changed; the same object if none changes. */
export function changeUses<R extends TranslatedFields>(
  type: ContentType,
  record: R,
  change: (use: Use) => Shown,
): R {
  let { translations } = record
  let isChanged = false
  /** Files of each field so far: a list keeps only the first of equal ones, with its texts. */
  const seen = new Set<string>()
  function apply(media: Shown['media'], place: MediaPlace): Shown['media'] {
    const use = { ...place, media, translations: translationsAt(record.translations, place.texts) }
    const changed = change(use)
    const key = `${place.field} ${changed.media.file}`
    if (seen.has(key)) {
      isChanged = true
      if (changed.media.file !== media.file && place.texts !== null)
        translations = setTranslations(translations, place.texts, place.texts, new Map())
      return changed.media
    }
    seen.add(key)
    if (!saysOther(use, changed)) return media
    isChanged = true
    if (place.texts === null) return changed.media
    const texts = place.texts.replace(media.file, changed.media.file)
    translations = setTranslations(translations, place.texts, texts, changed.translations)
    return changed.media
  }
  const fields = replaceMedia(type, record.fields, {
    picture: (media, place) => expectPicture(apply(media, place)),
    video: (media, place) => expectVideo(apply(media, place)),
  })
  return isChanged ? { ...record, fields, translations } : record
}

/** True unless a use stays the same. */
export function saysOther({ media, texts, translations }: Use, changed: Shown): boolean {
  return changed.media !== media || (texts !== null && changed.translations !== translations)
}

export function isPhotograph(media: Shown['media']): media is StoredPicture {
  return 'width' in media
}

function replaceMedia(
  type: ContentType,
  fields: StoredFields,
  replacement: MediaReplacement,
): StoredFields {
  const replaced = { ...fields }
  for (const [name, field] of fieldsOf(type)) {
    const kind = kindOf(field)
    const value = fields[name]
    if (value === undefined || kind.filesOf(field, value).length === 0) continue
    replaced[name] = kind.toStored(field, kind.replaceMedia(field, name, value, replacement))
  }
  return replaced
}

function expectPicture(media: Shown['media']): StoredPicture {
  if (isPhotograph(media)) return media
  throw new TypeError('A field for photographs cannot show a film.')
}

function expectVideo(media: Shown['media']): StoredVideo {
  if (!isPhotograph(media)) return media
  throw new TypeError('A field for films cannot show a photograph.')
}

export function translationsAt(
  translations: StoredTranslations,
  path: string | null,
): ReadonlyMap<string, StoredTranslation> {
  return new Map(
    Object.entries(translations).flatMap(([language, own]) => {
      const translation = path === null ? undefined : own[path]
      return translation === undefined ? [] : [[language, translation]]
    }),
  )
}

/** The translations with those of one text, which may move to another path. */
export function setTranslations(
  translations: StoredTranslations,
  from: string,
  to: string,
  own: Shown['translations'],
): StoredTranslations {
  const changed: StoredTranslations = {}
  for (const language of new Set([...Object.keys(translations), ...own.keys()])) {
    const { [from]: _, [to]: __, ...texts } = translations[language] ?? {}
    const translation = own.get(language)
    const merged = translation === undefined ? texts : { ...texts, [to]: translation }
    if (Object.keys(merged).length > 0) changed[language] = merged
  }
  return changed
}
