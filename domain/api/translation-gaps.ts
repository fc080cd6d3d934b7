import { z } from 'zod'
import { knownLanguages } from '../languages/language.ts'
import { defineEndpoint } from './endpoint.ts'

/** Maximum number of records with gaps in one list. */
export const MAX_GAPS = 500

const tag = 'Translations'
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
export const translationEndpoints = {
  progress: defineEndpoint({
    method: 'GET',
    path: '/translations',
    access: 'admin',
    tag,
    summary: 'How much is translated, by language: those that are on, and others with translations',
    response: z.object({ languages: z.array(progress) }),
  }),
  gaps: defineEndpoint({
    method: 'GET',
    path: '/translations/:language',
    access: 'admin',
    tag,
    summary: 'What is missing or outdated in a language, by type and record',
    response: z.object({
      /** Number of records with gaps. */
      total: count,
      /** The first `MAX_GAPS` of them. */
      gaps: z.array(gap),
    }),
  }),
}
