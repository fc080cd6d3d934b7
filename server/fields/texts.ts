import type { TextsField } from '../../domain/content/fields/field-types.ts'
import { checkTranslatedKnownText } from '../../domain/languages/translation-texts.ts'
import { message } from '../../domain/messages/api-message.ts'
import { type FieldKind, jsonKind, readKeyed } from './field-kind.ts'
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
}
