import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '../domain/languages/language.ts'
import type { Dictionary } from '../server/content/input.ts'

/** Languages of the demo's translations, each in a file of its own. */
const translated = ['hi', 'gu'] as const satisfies readonly Language[]

/** Languages of the demo brand's pages, the one of its texts first. */
export const languages: readonly Language[] = ['en', ...translated]

/** Translations of the demo brand's texts by language and English text. */
export async function readDictionary(): Promise<Dictionary> {
  const read = async (language: Language): Promise<[Language, Map<string, string>]> => {
    const file = join(import.meta.dirname, 'translations', `${language}.json`)
    return [
      language,
      new Map(Object.entries(texts.parse(JSON.parse(await readFile(file, 'utf8'))))),
    ]
  }
  return new Map(await Promise.all(translated.map(read)))
}

const texts = z.record(z.string(), z.string())
