import { defaultChatText } from '../../../../domain/chat/chat-text.ts'
import type {
  EntryField,
  Field,
  RecordsField,
  TextField,
} from '../../../../domain/content/fields/field-types.ts'
import type { KnownTexts } from '../../../../domain/content/fields/texts-field.ts'
import { isTranslated } from '../../../../domain/content/fields/translated-fields.ts'
import { isShippedLanguage, type Language } from '../../../../domain/languages/language.ts'
import { englishMessages } from '../../../../domain/text/site-messages.ts'
import { readHoliday } from '../../../../domain/time/opening-hours.ts'
import type { DeclaredPath } from '../../languages/admin-messages.ts'
import { type MediaValue, readMedia, readMediaList } from '../../media/media-value.ts'
import { readEntries } from '../entry-values.ts'
import { readList, readText, readTexts } from '../form-values.ts'
import { type TranslatedTexts, wholeText } from './translation-values.ts'

/** One text of a field to translate. */
export interface TranslationSlot {
  /** Key among the texts of the translation. */
  key: string
  /** Path of its label in the catalogue, if the field has several texts. */
  label: DeclaredPath | ''
  original: string
  isLong: boolean
  /** Picture that the text describes, with its number in the field. */
  picture?: { media: MediaValue; number: number }
  /** Default text of the program, which has its own translations of it. */
  isDefault?: boolean
}

/** Texts of a field in the order of the form; empty originals included. */
export function slotsOf(field: Field, value: unknown): TranslationSlot[] {
  switch (field.kind) {
    case 'text':
      return [textSlot(field, readText(value))]
    case 'list':
      return field.entries === 'holiday'
        ? holidaySlots(readList(value))
        : listSlots(readList(value), field.separator === '\n')
    case 'image':
      return pictureSlots([readMedia(value)], () => wholeText)
    case 'images':
      return pictureSlots(readMediaList(value), ({ url }) => url)
    case 'texts':
      return knownTextSlots(field.known, readTexts(value))
    case 'records':
      return entrySlots(field, value)
    case 'integer':
    case 'number':
    case 'boolean':
    case 'reference':
    case 'references':
    case 'video':
      return []
    default:
      return field satisfies never
  }
}

/** Texts that have an original, or a translation of an earlier one. */
export function slotsToShow(
  slots: readonly TranslationSlot[],
  texts: TranslatedTexts,
): TranslationSlot[] {
  return slots.filter(({ key, original }) => original.trim() !== '' || texts[key] !== undefined)
}

/** True for a text that visitors of the language read in the default one. */
export function isMissing(
  { key, original, isDefault = false }: TranslationSlot,
  texts: TranslatedTexts,
  language: Language,
): boolean {
  if (original.trim() === '' || texts[key] !== undefined) return false
  return !isDefault || !isShippedLanguage(language)
}

function textSlot({ format, chatText }: TextField, text: string): TranslationSlot {
  const isDefault = text === '' && chatText !== undefined
  return {
    key: wholeText,
    label: '',
    original: isDefault ? defaultChatText(chatText, englishMessages.chat) : text,
    isLong: format !== 'line',
    isDefault,
  }
}

/** By their originals, so that each keeps its translation when the list is reordered. */
function listSlots(entries: string[], isLong: boolean): TranslationSlot[] {
  const originals = new Set(entries.map((entry) => entry.trim()).filter((entry) => entry !== ''))
  return Array.from(originals, (original) => ({ key: original, label: '', original, isLong }))
}

function holidaySlots(entries: string[]): TranslationSlot[] {
  return entries.flatMap((entry) => {
    const holiday = readHoliday(entry)
    if (holiday === null) return []
    return [{ key: holiday.from, label: '', original: holiday.name, isLong: false }]
  })
}

type StoredMedia = Extract<MediaValue, { kind: 'stored' }>

/** Chosen files have no address yet: their descriptions are translated once they are saved. */
function pictureSlots(
  pictures: readonly (MediaValue | null)[],
  keyOf: (media: StoredMedia) => string,
): TranslationSlot[] {
  return pictures.flatMap((media, index) => {
    if (media?.kind !== 'stored') return []
    const picture = { media, number: index + 1 }
    return [{ key: keyOf(media), label: '', original: media.alt, isLong: false, picture }]
  })
}

function knownTextSlots(
  known: KnownTexts,
  texts: Readonly<Record<string, string>>,
): TranslationSlot[] {
  return Object.entries(known).map(([id, { defaultText }]) => {
    const own = texts[id]
    const isDefault = own === undefined
    return {
      key: id,
      label: `pageTexts.${id}`,
      original: own ?? defaultText,
      isLong: true,
      isDefault,
    }
  })
}

/** Entries have an id once they are saved. */
function entrySlots(field: RecordsField, value: unknown): TranslationSlot[] {
  const fields = Object.entries(field.entries).filter(isTranslatedText)
  return readEntries(value).flatMap((entry) => {
    const id = readText(entry._id)
    if (id === '') return []
    return fields.map(([name, { path }]) => ({
      key: `${id}.${name}`,
      label: `fields.${path}.label`,
      original: readText(entry[name]),
      isLong: false,
    }))
  })
}

function isTranslatedText([, field]: [string, EntryField]): boolean {
  return field.kind === 'text' && isTranslated(field)
}
