import { type RawBuilder, sql } from 'kysely'
import {
  type FilterName,
  type FilterValue,
  filters as productFilters,
} from '../../../domain/catalogue/product-filters.ts'
import { isSet } from '../../../domain/catalogue/product-query.ts'
import { readMeasure } from '../../../domain/measures/measure.ts'
import { hundredthsOf } from '../../../domain/money/decimal.ts'
import type { Connection } from '../../db/database.ts'
import { textsIn } from '../../db/engine.ts'
import { type NumberTerms, priceTerms, sizeTerms } from '../../db/search-index/number-terms.ts'
import {
  availabilityWord,
  categoryWord,
  materialWord,
  tagWord,
  uniqueWord,
} from '../../db/search-index/product-terms.ts'
import { type Match, matchAny, matchEvery, matchWord } from '../../db/search-index/term-index.ts'
import { containing } from '../../kernel/text-normalisation.ts'
import { matchOffering } from '../choices/choice-filter.ts'
import { readMaterialSpellings } from './material-groups.ts'
import type { ListQuery } from './product-query.ts'
import type { Vocabulary } from './search-vocabulary.ts'

/** Sources that the conditions of some filters are read from. */
interface FilterSources {
  connection: Connection
  vocabulary: Pick<Vocabulary, 'synonyms'>
}

/** Terms of a maximum size, and of all products that have that size. */
interface SizeCondition {
  fitting: Match
  sized: Match
}

/** Terms of the index, or SQL on the number of a document; null if no product can match. */
type Condition = Match | SizeCondition | RawBuilder<unknown> | null

/** Search and publication status are no conditions: a search is ranked, a status excludes. */
type ConditionName = Exclude<FilterName, 'q' | 'stage'>

type Conditions = {
  [Name in ConditionName]: (
    value: FilterValue<Name>,
    sources: FilterSources,
  ) => Condition | Promise<Condition>
}

/** Conditions of the filters in the search index. */
const conditions: Conditions = {
  category: (id) => matchWord(categoryWord(id)),
  tag: (tag) => matchWord(tagWord(tag)),
  material: matchMaterial,
  width: (size) => fitSize(sizeTerms.longer, size),
  depth: (size) => fitSize(sizeTerms.shorter, size),
  height: (size) => fitSize(sizeTerms.height, size),
  minPrice: (price) => priceTerms.matchMinimum(hundredthsOf(price)),
  maxPrice: (price) => priceTerms.matchMaximum(hundredthsOf(price)),
  availability: (availability) => matchWord(availabilityWord(availability)),
  async values(values, { connection }) {
    const matches = await matchOffering(connection, values)
    return matches === null ? null : matchEvery(matches)
  },
  unique: (isUnique) => matchWord(uniqueWord(isUnique)),
}

/** Matches in the search index for the filters of a query. */
export interface Filters {
  /** Matches of all filters but those by size. */
  matches: Match[]
  /** Matches of the filters by size. Products whose size cannot be parsed do not match. */
  fitting: Match[]
  /** Products that have the sizes by which is filtered. */
  sized: Match[]
  /** SQL of filters that have too many terms. */
  further?: RawBuilder<unknown>
}

/** Null if no product can match. */
export async function readFilters(
  query: ListQuery,
  sources: FilterSources,
): Promise<Filters | null> {
  const filters: Filters = { matches: [], fitting: [], sized: [] }
  for (const { name } of productFilters) {
    if (name === 'q' || name === 'stage') continue
    const condition = await conditionOf(name, query, sources)
    if (condition === null) return null
    if (condition === undefined) continue
    if ('fitting' in condition) {
      filters.fitting.push(condition.fitting)
      filters.sized.push(condition.sized)
    } else if ('kind' in condition) filters.matches.push(condition)
    else filters.further = sql`${filters.further ?? sql``} and ${condition}`
  }
  return filters
}

function conditionOf<Name extends ConditionName>(
  name: Name,
  query: { [One in ConditionName]?: FilterValue<One> },
  sources: FilterSources,
) {
  const value: FilterValue<Name> | undefined = query[name]
  return isSet(value) ? conditions[name](value, sources) : undefined
}

function fitSize(terms: NumberTerms, size: string): SizeCondition {
  return { fitting: terms.matchMaximum(readMeasure(size) ?? 0), sized: terms.matchKnown() }
}

/** With more materials, comparing the products' texts is faster. */
const MAX_INDEXED_MATERIALS = 100

async function matchMaterial(
  material: string,
  { connection, vocabulary }: FilterSources,
): Promise<Condition> {
  const names = await readMaterialSpellings(connection, material, vocabulary.synonyms)
  const materials = await readMaterials(connection, names)
  if (materials.length === 0) return null
  if (materials.length <= MAX_INDEXED_MATERIALS)
    return matchAny(materials.map((one) => matchWord(materialWord(one))))
  // The unary plus keeps SQLite from looking up the numbers one by one.
  return sql`+rowid in (select "number" from "product_search", "product"
    where "product" = "_id" and "material" in ${textsIn(connection, materials)})`
}

/**
 * Distinct materials that contain one of the names, in any case. SQL knows the case of ASCII letters
 * only: the others are left open there and compared here.
 */
async function readMaterials(connection: Connection, names: string[]): Promise<string[]> {
  const wanted = names.map((name) => name.toLowerCase())
  const conditions = wanted.map(
    (name) => sql`lower("value") like ${containing(name).replace(/\P{ASCII}/gu, '%')} escape '\\'`,
  )
  const { rows } = await sql<{ value: string }>`
    select "value" from "product_facet" where "kind" = 'material'
      and (${sql.join(conditions, sql` or `)})`.execute(connection)
  return rows
    .map(({ value }) => value)
    .filter((value) => wanted.some((name) => value.toLowerCase().includes(name)))
}
