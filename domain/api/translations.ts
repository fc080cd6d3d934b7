import { z } from 'zod'
import { knownLanguages } from '../languages/language.ts'
import { defineEndpoints } from './endpoint.ts'

/** Maximum number of records with gaps in one list. */
export const MAX_GAPS = 500

const language = z.enum(knownLanguages)
const count = z.int()

const progress = z.object({
  language,
  /** Visitors can read the site in it. */
  isOn: z.boolean(),
  /** Texts that can be translated. */
  total: count,
  translated: count,
  /** Fields whose original has changed since they were translated. */
  outdated: count,
})
export type TranslationProgress = z.infer<typeof progress>

/** Record with fields that lack a translation, or whose translation is outdated. */
const gap = z.object({
  /** Table and English label of its type. */
  table: z.string(),
  label: z.string(),
  _id: z.string(),
  /** In the default language; empty for a record without a name. */
  title: z.string(),
  /** In the order of the form. */
  fields: z.array(
    z.object({ name: z.string(), label: z.string(), state: z.enum(['missing', 'outdated']) }),
  ),
})
export type TranslationGap = z.infer<typeof gap>

/** Texts that are left to translate. */
export const translationEndpoints = defineEndpoints('Translations', {
  progress: {
    method: 'GET',
    path: '/translations',
    access: 'admin',
    summary: 'How much is translated, by language: those that are on, and others with translations',
    response: z.object({ languages: z.array(progress) }),
  },
  gaps: {
    method: 'GET',
    path: '/translations/:language',
    access: 'admin',
    summary: 'What is missing or outdated in a language, by type and record',
    response: z.object({
      /** Number of records with gaps. */
      total: count,
      /** The first `MAX_GAPS` of them. */
      gaps: z.array(gap),
    }),
  },
})

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
