import { sql } from 'kysely'
import { isSet } from '../../../domain/catalogue/product-query.ts'
import type { Language } from '../../../domain/languages/language.ts'
import type { ContentRevision } from '../../db/content-revision.ts'
import type { Connection, Database } from '../../db/database.ts'
import { readTranslations } from '../../db/translations.ts'
import { createEventLoopYield } from '../../kernel/event-loop-yield.ts'
import { createRevisionScopedCache } from '../../response-cache/revision-scoped-cache.ts'
import { countFacet } from './product-facets.ts'
import { listProducts } from './product-listing.ts'
import { type FoundProducts, isBlank, type ListQuery } from './product-query.ts'
import type { SearchPool } from './search-pool.ts'
import { createVocabularyReader, type Vocabulary } from './search-vocabulary.ts'

/**
 * Finds the products of a query: lists by the indexes of the product table, everything else by the
 * search index.
 */
export type ProductSearchService = ReturnType<typeof createProductSearchService>

/** Searches among fewer products take a few milliseconds and need no worker. */
const MIN_PRODUCTS_FOR_WORKER = 5_000
/** Longer pages are not cached: they would take too much memory. */
const MAX_CACHED_PAGE_SIZE = 200

/** Catalogues of at least `minProducts` are searched in the pool's worker, if there is a pool. */
export function createProductSearchService(
  database: Database,
  revision: ContentRevision,
  pool: Pick<SearchPool, 'search'> | null,
  minProducts = MIN_PRODUCTS_FOR_WORKER,
) {
  const readVocabulary = createVocabularyReader()
  const vocabularies = createRevisionScopedCache<Vocabulary>(revision)
  const found = createRevisionScopedCache<FoundProducts>(revision)
  const names = createRevisionScopedCache<NamePlaces>(revision)

  async function search(query: ListQuery): Promise<FoundProducts> {
    if (pool !== null && (await countFacet(database, 'all')) >= minProducts) {
      try {
        return await pool.search(query, await revision.current())
      } catch {
        // The pool has reported the error; fall back to the serving thread, which blocks it for
        // longer.
      }
    }
    const { language = null } = query
    const vocabulary = await vocabularies.get(language ?? '', () =>
      readVocabulary(database, language),
    )
    // Loaded at the first search: the vocabulary and the measures are not needed at start.
    const { findProducts } = await import('./product-search.ts')
    return findProducts(database, query, vocabulary)
  }

  async function findSorted(query: ListQuery): Promise<FoundProducts> {
    return listProducts(database, query) ?? search(query)
  }

  /** The collation of a language is known to no index, so all products are ranked by it at once. */
  async function sortByName({
    skip = 0,
    limit,
    language,
    ...query
  }: TranslatedQuery): Promise<FoundProducts> {
    const places = await names.get(language, () => readNamePlaces(database, language))
    const all = await findSorted({ ...query, language, sort: 'oldest' })
    const ids = sortByPlace(all, places)
    return { ...all, ids: ids.slice(skip, limit ? skip + limit : undefined) }
  }

  return {
    async find({ q = '', ...filters }: ListQuery): Promise<FoundProducts> {
      const query = isBlank(q) ? filters : { ...filters, q }
      const load = () => (isByTranslatedName(query) ? sortByName(query) : findSorted(query))
      const { limit = 0 } = query
      return limit === 0 || limit > MAX_CACHED_PAGE_SIZE ? load() : found.get(keyOf(query), load)
    },
  }
}

type TranslatedQuery = ListQuery & { language: Language }

function isByTranslatedName(query: ListQuery): query is TranslatedQuery {
  return query.sort === 'name' && query.language !== undefined
}

function keyOf(query: ListQuery): string {
  const set = Object.entries(query).filter(([, value]) => isSet(value))
  return JSON.stringify(set.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Place of each product in the order of the names of a language, by id. */
export type NamePlaces = ReadonlyMap<string, number>

/** Orders all products by their names in a language; equal names as in the default language. */
async function readNamePlaces(connection: Connection, language: Language): Promise<NamePlaces> {
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
function sortByPlace({ ids, fullMatches = ids.length }: FoundProducts, places: NamePlaces) {
  const placeOf = (id: string) => places.get(id) ?? places.size
  return [ids.slice(0, fullMatches), ids.slice(fullMatches)].flatMap((part) =>
    part.toSorted((a, b) => placeOf(a) - placeOf(b)),
  )
}
