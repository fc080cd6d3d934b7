import { sql } from 'kysely'
import type { Connection } from '../../db/database.ts'
import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'

// Materials that a line of the shop's synonyms declares to mean the same are one filter value.

/** Lines of synonyms; each has several terms of one or more words. */
type Synonyms = SearchWord[][][]

/** Further materials are too rare to matter. */
export const MAX_GROUPED_MATERIALS = 1_000

interface CountedMaterial {
  value: string
  count: number
}

/**
 * Merges the counts of materials that mean the same, in any case, under the most frequent one;
 * `counted` is sorted, and so is the result.
 */
export function groupMaterials(counted: CountedMaterial[], synonyms: Synonyms): CountedMaterial[] {
  const findLine = createLineFinder(synonyms)
  const groups = new Map<unknown, CountedMaterial>()
  for (const { value, count } of counted) {
    const key = findLine(value) ?? value.toLowerCase()
    const known = groups.get(key)
    groups.set(key, { value: known?.value ?? value, count: (known?.count ?? 0) + count })
  }
  // A stable sort: equal counts stay as they are.
  return [...groups.values()].sort((a, b) => b.count - a.count)
}

/** The material itself, and those of the shop that mean the same. */
export async function readMaterialSpellings(
  connection: Connection,
  material: string,
  synonyms: Synonyms,
): Promise<string[]> {
  const findLine = createLineFinder(synonyms)
  const line = findLine(material)
  if (line === undefined) return [material]
  const { rows } = await sql<{ value: string }>`
    select "value" from "product_facet" where "kind" = 'leading'
    order by "count" desc, "value" limit ${MAX_GROUPED_MATERIALS}`.execute(connection)
  const others = rows.map(({ value }) => value).filter((value) => findLine(value) === line)
  return [...new Set([material, ...others].map((value) => value.toLowerCase()))]
}

/** Finds the line of synonyms that has a material; of several lines the first counts. */
function createLineFinder(synonyms: Synonyms): (material: string) => SearchWord[][] | undefined {
  const lines = new Map<string, SearchWord[][]>()
  for (const line of synonyms) {
    for (const term of line) {
      const key = keyOf(term)
      if (!lines.has(key)) lines.set(key, line)
    }
  }
  return (material) => lines.get(keyOf(wordsOf(material)))
}

function keyOf(words: SearchWord[]): string {
  return words.map(({ folded }) => folded).join(' ')
}
