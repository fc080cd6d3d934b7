import type { FastifyInstance } from 'fastify'
import { originalLanguage } from '../../domain/languages/language.ts'
import {
  loadSentences,
  type TranslatedLanguage,
} from '../../domain/languages/sentences/load-sentences.ts'
import type { SentenceTranslator } from '../../domain/languages/sentences/sentence-translator.ts'
import { loadAdminMessages } from '../../domain/text/admin-messages.ts'
import { languageOfRequest } from './account-language.ts'
import { isObject } from './response-validation.ts'

/**
 * Places of sentences in the API's responses; `*` is each key or index. What stands elsewhere was
 * written by people.
 */
const sentencePaths = [
  ['message'],
  ['errors', '*'],
  // Of an import.
  ['notes', '*'],
  ['rows', '*', 'errors', '*'],
  ['rows', '*', 'changes', 'images', '*'],
  // Of the list of backups.
  ['failure', 'message'],
  ['sessions', '*', 'device'],
] as const

/**
 * Translates the sentences in responses to administrators into the language of their account. The
 * code writes them in English; a sentence without a translation stays.
 */
export function addMessageTranslation(app: FastifyInstance): void {
  const loading = new Map<TranslatedLanguage, Promise<SentenceTranslator>>()
  const load = (language: TranslatedLanguage) => {
    const translator = loading.get(language) ?? loadTranslator(language)
    loading.set(language, translator)
    return translator
  }
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    const language = languageOfRequest(request)
    if (language === null || language === originalLanguage) return payload
    return translateResponse(payload, await load(language))
  })
}

/** Translator of the program's sentences into a language. */
export async function loadTranslator(language: TranslatedLanguage): Promise<SentenceTranslator> {
  const [english, translated] = await Promise.all([
    loadAdminMessages(originalLanguage),
    loadAdminMessages(language),
  ])
  return loadSentences(language, english, translated)
}

/** A copy of a response with its sentences translated. */
function translateResponse(response: unknown, translate: SentenceTranslator): unknown {
  return sentencePaths.reduce<unknown>(
    (changed, path) => translateAt(changed, path, translate),
    response,
  )
}

function translateAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  translate: SentenceTranslator,
): unknown {
  if (key === undefined) return typeof value === 'string' ? (translate(value) ?? value) : value
  if (Array.isArray(value))
    return key === '*' ? value.map((entry) => translateAt(entry, rest, translate)) : value
  if (!isObject(value)) return value
  if (key !== '*')
    return Object.hasOwn(value, key)
      ? { ...value, [key]: translateAt(value[key], rest, translate) }
      : value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, translateAt(entry, rest, translate)]),
  )
}
