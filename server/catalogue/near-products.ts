import { sql } from 'kysely'
import type { RecordOf } from '../../domain/content/content-type.ts'
import { product } from '../../domain/content/product.ts'
import type { Connection } from '../db/database.ts'
import { textsIn } from '../db/engine.ts'
import { shown } from './product-visibility.ts'
import type { ProductSearchService } from './search/product-search-service.ts'

type Product = RecordOf<typeof product>

/** Tags that are compared; a product may have a hundred. */
const MAX_SHARED_TAGS = 12
/** Products compared per tag, the first in the owner's order. */
const MAX_PRODUCTS_PER_TAG = 24

interface NearSources {
  finding: ProductSearchService
  /** Ids of the categories in the owner's order. */
  categories: readonly string[]
}

/**
 * Ids of live products of other categories for a list of similar products that is too short: first
 * those that share a tag with its products, by their categories, of which the one with most shared
 * tags is the nearest; then any. Equally near ones keep the owner's order; sold ones come last.
 */
export async function findNearProducts(
  connection: Connection,
  similar: readonly Product[],
  count: number,
  { finding, categories }: NearSources,
): Promise<string[]> {
  const known = new Set(similar.map(({ _id }) => _id))
  const tags = [...new Set(similar.flatMap((each) => each.tags))].slice(0, MAX_SHARED_TAGS)
  const tagged = await Promise.all(
    tags.map(async (tag) => (await finding.find({ tag, limit: MAX_PRODUCTS_PER_TAG })).ids),
  )
  const any = await finding.find({ limit: count + known.size })
  const ids = [...new Set([...tagged.flat(), ...any.ids])].filter((id) => !known.has(id))
  const candidates = await readCandidates(connection, ids)
  const sharedTags = countSharedTags(candidates, tagged)
  const nearnessOf = ({ _id, category }: Candidate) =>
    tagged.some((found) => found.includes(_id)) ? (sharedTags.get(category) ?? 0) : 0
  const placeOf = (candidate: Candidate) =>
    nearnessOf(candidate) === 0 ? 0 : categories.indexOf(candidate.category)
  return candidates
    .toSorted(
      (one, other) =>
        one.isSold - other.isSold ||
        nearnessOf(other) - nearnessOf(one) ||
        placeOf(one) - placeOf(other),
    )
    .slice(0, count)
    .map(({ _id }) => _id)
}

interface Candidate {
  _id: string
  /** Id of the category; empty if there is none. */
  category: string
  isSold: number
}

/** In the owner's order. */
async function readCandidates(connection: Connection, ids: string[]): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Candidate>`
    select "_id", coalesce("category", '') as "category", "isSold"
    from ${sql.table(product.table)}
    where "_id" in ${textsIn(connection, ids)} and ${shown}
    order by "position", "_id"`.execute(connection)
  return rows
}

/** Number of the tags that the products of each category have. */
function countSharedTags(
  candidates: readonly Candidate[],
  tagged: readonly string[][],
): ReadonlyMap<string, number> {
  const categoryOf = new Map(candidates.map(({ _id, category }) => [_id, category]))
  const counts = new Map<string, number>()
  for (const found of tagged) {
    for (const category of new Set(found.flatMap((id) => categoryOf.get(id) ?? [])))
      counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  return counts
}
