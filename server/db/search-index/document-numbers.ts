import { type Kysely, sql } from 'kysely'
import { jsonEntries, textsIn } from '../engine.ts'

/**
 * Document numbers of products in the search index, stored in `product_search`. They follow manual
 * order, by position and id, with gaps for moved products.
 */
export const productNumbers = {
  async find<S>(
    connection: Kysely<S>,
    id: string,
  ): Promise<{ number: number; position: number } | undefined> {
    const { rows } = await sql<{ number: number; position: number }>`
      select "number", "position" from "product_search" where "product" = ${id}`.execute(connection)
    return rows[0]
  },

  /**
   * Copies positions of renumbered products; their order, and so their document numbers, are
   * unchanged.
   */
  async copyPositions<S>(connection: Kysely<S>, ids: string[]): Promise<void> {
    if (ids.length === 0) return
    await sql`update "product_search" set "position" = "product"."position" from "product"
      where "_id" = "product_search"."product" and "_id" in ${textsIn(connection, ids)}`.execute(
      connection,
    )
  },

  /**
   * Assigns numbers to products without one. If there is no number left between two others, some of
   * the products that follow get new ones; `clear` must remove them from the index first. Returns
   * all assigned numbers.
   */
  async add<S>(
    connection: Kysely<S>,
    ids: string[],
    clear: (others: string[]) => Promise<void>,
    window = FIRST_WINDOW,
  ): Promise<Map<string, number>> {
    const numbers = new Map<string, number>()
    const crowded: Run[] = []
    for (const run of runsOf(await readGaps(connection, ids))) {
      const found = numbersIn(run)
      if (found === null) crowded.push(run)
      else for (const [index, { _id }] of run.products.entries()) numbers.set(_id, found(index))
    }
    await insert(connection, numbers)
    for (const { low, products } of crowded) {
      const others = await readFollowing(connection, low ?? 0, window)
      await clear(others)
      const wanted = [...products.map(({ _id }) => _id), ...others]
      const given = await productNumbers.add(connection, wanted, clear, window * WINDOW_GROWTH)
      for (const [id, number] of given) numbers.set(id, number)
    }
    return numbers
  },
}

/** Products renumbered first if there is no room, and the growth factor of each further attempt. */
const FIRST_WINDOW = 16
const WINDOW_GROWTH = 8
/** Gap between the numbers of two integer positions. */
const NUMBERS_PER_POSITION = 2 ** 20

/** Neighbouring numbers of a product without one; null at an end of the list. */
interface Gap {
  _id: string
  position: number
  low: number | null
  high: number | null
}

/** Adjacent products without numbers. */
interface Run extends Pick<Gap, 'low' | 'high'> {
  products: Gap[]
}

/** Up to this many products are looked up one by one; for more, one pass reads all. */
const MAX_LOOKUPS = 100

/** In manual order. */
function readGaps<S>(connection: Kysely<S>, ids: string[]): Promise<Gap[]> {
  return ids.length <= MAX_LOOKUPS ? findGaps(connection, ids) : scanGaps(connection, ids)
}

/**
 * Looks up neighbours by the index over positions. On PostgreSQL each lookup steps over rows
 * deleted in the same transaction, which are still in the index.
 */
async function findGaps<S>(connection: Kysely<S>, ids: string[]): Promise<Gap[]> {
  const { rows } = await sql<Gap>`select "_id", "position",
      (select "number" from "product_search" as "before"
        where ("before"."position", "before"."product") < ("listed"."position", "listed"."_id")
        order by "before"."position" desc, "before"."product" desc limit 1) as "low",
      (select "number" from "product_search" as "behind"
        where ("behind"."position", "behind"."product") > ("listed"."position", "listed"."_id")
        order by "behind"."position", "behind"."product" limit 1) as "high"
    from "product" as "listed" where "_id" in ${textsIn(connection, ids)}
    order by "position", "_id"`.execute(connection)
  return rows
}

async function scanGaps<S>(connection: Kysely<S>, ids: string[]): Promise<Gap[]> {
  // Growing window frames: shrinking ones would be aggregated again for each row.
  const { rows } = await sql<Gap>`with "listed" as (
      select "product"."_id", "product"."position",
        max("number") over (order by "product"."position", "_id"
          rows between unbounded preceding and 1 preceding) as "low",
        min("number") over (order by "product"."position" desc, "_id" desc
          rows between unbounded preceding and 1 preceding) as "high"
      from "product" left join "product_search" on "product_search"."product" = "_id")
    select * from "listed" where "_id" in ${textsIn(connection, ids)}
    order by "position", "_id"`.execute(connection)
  return rows
}

function runsOf(gaps: Gap[]): Run[] {
  const runs: Run[] = []
  for (const gap of gaps) {
    const last = runs.at(-1)
    if (last !== undefined && last.low === gap.low && last.high === gap.high)
      last.products.push(gap)
    else runs.push({ low: gap.low, high: gap.high, products: [gap] })
  }
  return runs
}

/**
 * Function from index to document number: derived from the position if that keeps the order,
 * otherwise spread evenly. Null if there is no room.
 */
function numbersIn({ low, high, products }: Run): ((index: number) => number) | null {
  const own = products.map(({ position }) => Math.round(position * NUMBERS_PER_POSITION))
  const bounds = [low ?? Number.NEGATIVE_INFINITY, ...own, high ?? Number.POSITIVE_INFINITY]
  if (bounds.every((number, index) => index === 0 || (bounds[index - 1] ?? number) < number))
    return (index) => own[index] ?? 0
  const steps = products.length + 1
  const width = steps * NUMBERS_PER_POSITION
  const start = low ?? (high ?? 0) - width
  const step = Math.floor(((high ?? start + width) - start) / steps)
  return step === 0 ? null : (index) => start + step * (index + 1)
}

async function insert<S>(connection: Kysely<S>, numbers: Map<string, number>): Promise<void> {
  const json = JSON.stringify(Object.fromEntries(numbers))
  await sql`insert into "product_search" ("number", "product", "position")
    select cast("value" as bigint), "_id", "position"
    from ${jsonEntries(connection, sql`${json}`)} as "entry", "product"
    where "_id" = "key"`.execute(connection)
}

/** The products with the next higher numbers. */
async function readFollowing<S>(
  connection: Kysely<S>,
  low: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ product: string }>`
    select "product" from "product_search" where "number" > ${low}
    order by "number" limit ${limit}`.execute(connection)
  return rows.map(({ product }) => product)
}
