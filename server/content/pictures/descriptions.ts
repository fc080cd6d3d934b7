import { picture } from '../../../domain/content/picture.ts'
import type { StoredTranslation } from '../../db/translations.ts'
import { kindOf } from '../../fields/field-kinds.ts'
import { storedPicture, storedVideo } from '../../fields/stored-values.ts'
import type { TranslatedFields } from '../translations/merge-translations.ts'
import { isPhotograph, type Shown, setTranslations, translationsAt } from './uses.ts'

/** Field of a picture with its current file and description, which is also the path of its texts. */
const field = 'image'

/** File, alternative text and focus of a picture of the library. */
export function shownBy({ fields, translations }: TranslatedFields): Shown {
  if (fields.image === null || fields.image === undefined)
    return { media: storedVideo.parse(fields.video), translations: new Map() }
  return {
    media: storedPicture.parse(fields.image),
    translations: translationsAt(translations, field),
  }
}

/** A picture that shows something else. */
export function showing<R extends TranslatedFields>(record: R, { media, translations }: Shown): R {
  if (!isPhotograph(media)) return { ...record, fields: { ...record.fields, video: media } }
  const { value: _, ...own } = media
  const image = kindOf(picture.fields.image).toStored(picture.fields.image, own)
  return {
    ...record,
    fields: { ...record.fields, image },
    translations: setTranslations(record.translations, field, field, translations),
  }
}

/**
 * What shows a picture when that changes: the new file, and the new alternative text, translations
 * and focus where it had those of the picture, or none. What it said differently stays. With the same
 * picture twice it takes what it lacks. `move` is where a focus of its own is in the new file.
 */
export function follow(
  own: Shown,
  before: Shown,
  after: Shown,
  move = (focus: string) => focus,
): Shown {
  const [media, from, to] = [own.media, before.media, after.media]
  if (!isPhotograph(media) || !isPhotograph(from) || !isPhotograph(to))
    return media.file === to.file ? own : { media: to, translations: own.translations }
  const { alt, focus, value: _, ...file } = to
  const isOwnAlt = isOwn(media.alt, from.alt)
  const followed = {
    ...media,
    ...file,
    alt: isOwnAlt ? media.alt : alt,
    focus: isOwn(media.focus, from.focus) ? move(media.focus) : focus,
  }
  return {
    media: JSON.stringify(followed) === JSON.stringify(media) ? media : followed,
    translations: isOwnAlt ? own.translations : followTranslations(own, before, after),
  }
}

/** Description of a picture, or of a use of it, with the other one's in place of what is empty. */
export function describeBy(own: Shown, other: Shown): Shown {
  if (!isPhotograph(own.media) || !isPhotograph(other.media)) return own
  const { alt, focus } = other.media
  const source = { media: { ...own.media, alt, focus }, translations: other.translations }
  return follow(own, source, source)
}

/** True for an alternative text or a focus that stays when that of its picture changes. */
export function isOwn(text: string, ofPicture: string): boolean {
  return text !== '' && text !== ofPicture
}

function followTranslations(own: Shown, before: Shown, after: Shown): Shown['translations'] {
  const followed = new Map(own.translations)
  for (const language of new Set([...before.translations.keys(), ...after.translations.keys()])) {
    const present = textOf(own.translations.get(language))
    if (isOwn(present, textOf(before.translations.get(language)))) continue
    const translation = after.translations.get(language)
    if (translation === undefined) followed.delete(language)
    else followed.set(language, translation)
  }
  const isSame =
    followed.size === own.translations.size &&
    [...followed].every(([language, { text, of }]) => {
      const present = own.translations.get(language)
      return present?.text === text && present.of === of
    })
  return isSame ? own.translations : followed
}

function textOf(translation: StoredTranslation | undefined): string {
  return typeof translation?.text === 'string' ? translation.text : ''
}
