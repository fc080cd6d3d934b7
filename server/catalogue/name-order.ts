import { sql } from 'kysely'
import type { Language } from '../../domain/languages/language.ts'
import type { Connection } from '../db/database.ts'
import { readTranslations } from '../db/records/translations.ts'
import { createEventLoopYield } from '../kernel/event-loop-yield.ts'
import type { FoundProducts } from './search/product-query.ts'

/** Place of each product in the order of the names of a language, by id. */
export type NamePlaces = ReadonlyMap<string, number>

/** Orders all products by their names in a language; equal names as in the default language. */
export async function readNamePlaces(
  connection: Connection,
  language: Language,
): Promise<NamePlaces> {
  const { rows } = await sql<{ _id: string; name: string; translations: string }>`
    select "_id", "name", "translations" from "product" order by "sortName", "_id"`.execute(
    connection,
  )
  const pause = createEventLoopYield()
  const named: { _id: string; name: string }[] = []
  for (const { _id, name, translations } of rows) {
    const translated = readTranslations(translations)[language]?.name?.text
    named.push({ _id, name: typeof translated === 'string' ? translated : name })
    await pause()
  }
  const { compare } = new Intl.Collator(language)
  named.sort((a, b) => compare(a.name, b.name))
  return new Map(named.map(({ _id }, place) => [_id, place]))
}

/** Ids in the order of their names; products that match in part stay behind the others. */
export function sortByPlace({ ids, fullMatches = ids.length }: FoundProducts, places: NamePlaces) {
  const placeOf = (id: string) => places.get(id) ?? places.size
  return [ids.slice(0, fullMatches), ids.slice(fullMatches)].flatMap((part) =>
    part.toSorted((a, b) => placeOf(a) - placeOf(b)),
  )
}
