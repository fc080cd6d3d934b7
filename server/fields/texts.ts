import { z } from 'zod'
import { type KnownText, type TextsField, toLine } from '../../domain/content/fields/texts-field.ts'
import { checkTranslatedKnownText } from '../../domain/languages/translation-texts.ts'
import { message } from '../../domain/messages/api-message.ts'
import { type FieldKind, jsonKind, parseDraft, readKeyed } from './field-kind.ts'
import { storedSchemas } from './stored-values.ts'

export const textsKind: FieldKind<TextsField> = {
  ...jsonKind(storedSchemas.texts, () => ({})),
  /** Only texts that differ from the original are added to the stored ones. */
  replaceTexts({ known }, path, value, replacement) {
    const replaced: Record<string, unknown> =
      typeof value === 'object' && !Array.isArray(value) ? { ...value } : {}
    for (const [id, { defaultText }] of Object.entries(known)) {
      const own = replaced[id]
      const original = typeof own === 'string' ? own : defaultText
      const text = replacement.text(`${path}.${id}`, original)
      if (text !== original) replaced[id] = text
    }
    return replaced
  },
  readTexts({ known }, path, sent, { add, fail }) {
    for (const [id, text] of readKeyed(sent, fail)) {
      const original = Object.hasOwn(known, id) ? known[id] : undefined
      if (original === undefined) throw fail(message('translations.unknownText', { id }))
      add(`${path}.${id}`, checkTranslatedKnownText(original, text))
    }
  },
  defaultText: ({ known }, id, value) =>
    Object.hasOwn(textsIn(value), id) ? undefined : known[id]?.defaultText,
  presentDraft: (_, sent) => parseDraft(z.record(z.string(), z.string()), sent),
  /** All known texts, since the page falls back to the unmarked default of one that is absent. */
  mark({ known }, value, marker) {
    const own = textsIn(value)
    const texts = Object.entries(known).map(([id, text]) => [
      id,
      marker.text(shownText(text, own[id]), id),
    ])
    return Object.fromEntries(texts)
  },
}

function textsIn(value: unknown): Record<string, string> {
  return storedSchemas.texts.parse(value ?? {})
}

/** Text of a page as visitors see it before names are filled in. */
function shownText({ defaultText, mayBeLeftOut = false }: KnownText, own: string | undefined) {
  const line = own === undefined ? undefined : toLine(own)
  return line === undefined || (line === '' && !mayBeLeftOut) ? defaultText : line
}
