import { z } from 'zod'

/**
 * Translation of a field: a text, a list by entry, or texts by the URL of a picture, the id of a
 * page text, the first day of a holiday, or the id of an entry and its field.
 */
const translationResponse = z.union([
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
])
export type TranslationResponse = z.infer<typeof translationResponse>

/** Translations of a record in responses to administrators. */
export const recordTranslations = {
  /** By language and field. */
  translations: z.record(z.string(), z.record(z.string(), translationResponse)),
  /** Fields by language whose original has changed since they were translated. */
  outdated: z.record(z.string(), z.array(z.string())),
}
export type RecordTranslations = z.infer<z.ZodObject<typeof recordTranslations>>

/** Translations in a write, by language and field; the server merges and checks them. */
export const sentTranslations = z
  .union([z.record(z.string(), z.record(z.string(), z.unknown())), z.string()])
  .describe('By language and field; JSON text in a form. An empty text removes a translation.')
