import { sql } from 'kysely'
import { z } from 'zod'
import { product } from '../../domain/content/product.ts'
import type { Language } from '../../domain/languages/language.ts'
import { leadingMaterial } from '../../domain/shop/product-list.ts'
import { translateEntries } from '../content/translations/translation-digests.ts'
import type { Connection } from '../db/database.ts'
import { readTranslations } from '../db/records/translations.ts'
import { shown } from './product-visibility.ts'

/**
 * Tags and materials in a language by those of the default language, in small letters; what no
 * product translates is missing. Filters still take the default language's words.
 */
export interface FilterNames {
  tags: ReadonlyMap<string, string>
  materials: ReadonlyMap<string, string>
}

/** Reads the names from the live products; of several translations the first product's counts. */
export async function readFilterNames(
  connection: Connection,
  language: Language,
): Promise<FilterNames> {
  const tags = new Map<string, string>()
  const materials = new Map<string, string>()
  const { rows } = await sql<TranslatedProduct>`
    select "tags", "material", "translations" from ${sql.table(product.table)}
    where ${shown} and "translations" <> '{}' order by "position", "_id"`.execute(connection)
  for (const row of rows) {
    const own = readTranslations(row.translations)[language] ?? {}
    const originals = tagList.parse(JSON.parse(row.tags))
    const translated = own.tags === undefined ? [] : translateEntries(own.tags, originals)
    for (const [index, tag] of originals.entries()) addName(tags, tag, translated[index])
    const material = own.material?.text
    if (typeof material === 'string')
      addName(materials, leadingMaterial(row.material), leadingMaterial(material))
  }
  return { tags, materials }
}

interface TranslatedProduct {
  tags: string
  material: string
  translations: string
}

const tagList = z.array(z.string())

function addName(names: Map<string, string>, original: string, text = ''): void {
  const key = original.toLowerCase()
  if (text !== '' && !names.has(key)) names.set(key, text)
}
