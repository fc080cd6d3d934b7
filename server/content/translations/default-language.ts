import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import type { Language } from '../../../domain/languages/language.ts'
import type { TextsById } from '../../../domain/text/page-text-translation.ts'
import { loadPageTexts } from '../../../domain/text/site-messages.ts'
import type { StoredTranslation } from '../../db/translations.ts'
import { kindOf } from '../../fields/field-kinds.ts'
import { type StoredFields, storedSchemas } from '../../fields/stored-values.ts'
import type { TranslatedFields } from './merge-translations.ts'
import { replaceTexts, type Text, textsByPath } from './translated-texts.ts'
import { followOriginal, isOutdated, translateEntries, withDigest } from './translation-digests.ts'

/** The default language before and after a change, with the shipped page texts of both. */
export interface LanguageChange {
  from: Language
  to: Language
  shipped: Readonly<Record<'from' | 'to', TextsById>>
}

export async function readLanguageChange(from: Language, to: Language): Promise<LanguageChange> {
  const shipped = { from: await loadPageTexts(from), to: await loadPageTexts(to) }
  return { from, to, shipped }
}

/**
 * A record whose fields hold the texts of another default language. Its former texts become
 * translations; those that the new language lacks stay in the fields until someone translates them.
 * The change back leads to the same record: of two languages with the same text only the default one
 * has it.
 */
export function changeDefaultLanguage(
  type: ContentType,
  { fields, translations }: TranslatedFields,
  { from, to, shipped }: LanguageChange,
): TranslatedFields {
  const own = translations[to] ?? {}
  const changed = withTexts(type, fields, own, shipped.to)
  const originals = textsByPath(type, fields)
  const present = textsByPath(type, changed)
  const former = new Map<string, StoredTranslation>()
  const unstored = unstoredTexts(type, fields, shipped.from)
  for (const [path, original] of originals) {
    const shown = unstored.get(path)
    // A shipped text has a translation of the program's own.
    if (shown !== undefined && own[path] === undefined) continue
    const translation = formerTranslation(original, present.get(path), own[path], shown)
    if (translation !== null) former.set(path, translation)
  }
  const others = Object.entries(translations)
    .filter(([language]) => language !== from && language !== to)
    .map(([language, texts]): [string, Record<string, StoredTranslation>] => [
      language,
      Object.fromEntries(
        Object.entries(texts).map(([path, translation]) => [
          path,
          followOriginal(translation, originals.get(path), present.get(path)),
        ]),
      ),
    ])
  const all = former.size === 0 ? others : [...others, [from, Object.fromEntries(former)] as const]
  return { fields: changed, translations: Object.fromEntries(all) }
}

type OwnTranslations = Readonly<Record<string, StoredTranslation>>

/** Fields with the texts of a language where there are any. */
function withTexts(
  type: ContentType,
  fields: StoredFields,
  own: OwnTranslations,
  shipped: TextsById,
): StoredFields {
  const replaced = replaceTexts(type, fields, {
    text(path, original) {
      const text = own[path]?.text
      return typeof text === 'string' ? text : original
    },
    list(path, originals) {
      const translation = own[path]
      const texts = translation === undefined ? [] : translateEntries(translation, originals)
      return originals.map((original, index) => texts[index] || original)
    },
  })
  return Object.fromEntries(
    fieldsOf(type).map(([name, field]) => {
      if (field.kind !== 'texts') return [name, kindOf(field).toStored(field, replaced[name])]
      const texts = storedSchemas.texts.parse(replaced[name])
      const isShipped = (id: string, text: string) =>
        own[`${name}.${id}`] !== undefined && text === (shipped[id] ?? field.known[id]?.defaultText)
      const kept = Object.entries(texts).filter(([id, text]) => !isShipped(id, text))
      return [name, Object.fromEntries(kept)]
    }),
  )
}

/** Page texts that the owner has not changed by path, as pages of a language show them. */
function unstoredTexts(
  type: ContentType,
  fields: StoredFields,
  shipped: TextsById,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const [name, field] of fieldsOf(type)) {
    if (field.kind !== 'texts') continue
    const stored = storedSchemas.texts.parse(fields[name] ?? {})
    for (const [id, { defaultText }] of Object.entries(field.known))
      if (stored[id] === undefined) texts.set(`${name}.${id}`, shipped[id] ?? defaultText)
  }
  return texts
}

/**
 * Text that the former default language keeps. `shown` is set for a page text that the owner
 * had not changed; `translation` is that of the new default language.
 */
function formerTranslation(
  original: Text,
  present: Text | undefined,
  translation: StoredTranslation | undefined,
  shown?: string,
): StoredTranslation | null {
  if (present === undefined) return null
  if (typeof original !== 'string') return formerEntries(original, present, translation)
  const text = shown ?? original
  if (translation === undefined) return text === '' ? null : withDigest(text, present)
  if (translation.text === text) return null
  const stale = isOutdated(translation, original) ? translation.of : undefined
  // An empty text counts: a description that one language lacks is not shown in the other one.
  return typeof stale === 'string' ? { text, of: stale } : withDigest(text, present)
}

function formerEntries(
  originals: readonly string[],
  present: Text,
  translation: StoredTranslation | undefined,
): StoredTranslation | null {
  const translated = translation === undefined ? [] : translateEntries(translation, originals)
  const texts = originals.map((text, index) => (translated[index] === text ? '' : text))
  if (texts.every((text) => text === '')) return null
  if (translation === undefined) return withDigest(texts, present)
  const { of } = followOriginal(translation, originals, present)
  return typeof of === 'string' ? null : { text: texts, of }
}
