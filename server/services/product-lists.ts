import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { ContentRevision } from '../content-revision.ts'
import type { Database } from '../db/database.ts'
import { createRevisionMemo } from '../revision-memo.ts'
import { countFacet } from './product-facets.ts'
import type { FoundProducts, ProductQuery } from './product-query.ts'

/** Pages of lists that an index of the table holds in their order: a page in the middle costs no more than the first. */
export interface ProductLists {
  /** Null where no index has the query's list. */
  find(query: ProductQuery): Promise<FoundProducts> | null
}

/** Rows from one mark to the next: few enough to pass over, many enough to ask seldom. */
const usualStride = 500
/** Marks that are set before others get their turn. */
const breath = 10
const mostLists = 50

export function createProductLists(
  database: Database,
  revision: Pick<ContentRevision, 'current'>,
  stride = usualStride,
): ProductLists {
  const marks = createRevisionMemo<Marks>(revision, mostLists)

  async function find(list: List, { skip = 0, limit }: ProductQuery): Promise<FoundProducts> {
    const total = await list.count(database)
    const length = Math.min(limit || total, Math.max(0, total - skip))
    if (length === 0) return { ids: [], total }
    const behind = total - skip - length
    // From whichever end is nearer.
    const isBackward = behind < skip
    const way = isBackward ? list.backward : list.forward
    const known = await marks.get(way.name, async () => createMarks(database, way, stride))
    const ids = await readIds(database, way, await known.before(isBackward ? behind : skip), length)
    return { ids: isBackward ? ids.reverse() : ids, total }
  }

  return {
    find(query) {
      const list = listOf(query)
      return list === null ? null : find(list, query)
    },
  }
}

/** A list with the two ways through it. */
interface List {
  count(database: Database): Promise<number>
  forward: Way
  backward: Way
}

interface Way {
  /** The same for the same way through the same list. */
  name: string
  where: RawBuilder<unknown>
  column: RawBuilder<unknown>
  isDescending: boolean
}

function listOf(query: ProductQuery): List | null {
  const { q = '', category = '', tag = '', material = '', unique, sort } = query
  if (q !== '' || tag !== '' || material !== '') return null
  const order = orders[sort ?? 'arranged']
  const ways = (filter: string, where: RawBuilder<unknown>) => {
    const way = (isDescending: boolean): Way => ({
      name: `${filter} ${order.column} ${isDescending}`,
      where,
      column: sql.ref(order.column),
      isDescending,
    })
    return { forward: way(order.isDescending), backward: way(!order.isDescending) }
  }
  if (unique !== undefined) {
    if (category !== '' || sort !== undefined) return null
    const where = sql`"isDisplaingInSomethingUnique" = ${unique ? 1 : 0}`
    return {
      ...ways(`unique ${unique}`, where),
      count: (database) => countUnique(database, unique),
    }
  }
  if (category === '')
    return { ...ways('', sql`1 = 1`), count: (database) => countFacet(database, 'all') }
  return {
    ...ways(`category ${category}`, sql`"createdBy" = ${category}`),
    count: (database) => countFacet(database, 'category', category),
  }
}

const orders = {
  arranged: { column: 'position', isDescending: false },
  newest: { column: 'createdAt', isDescending: true },
  oldest: { column: 'createdAt', isDescending: false },
  name: { column: 'sortName', isDescending: false },
} as const

async function countUnique(database: Database, unique: boolean): Promise<number> {
  const inShowcase = await countFacet(database, 'unique')
  return unique ? inShowcase : (await countFacet(database, 'all')) - inShowcase
}

/** A place in a list, by the row that stands there. */
interface Mark {
  value: string | number
  _id: string
}

/** Where a page begins: at a mark, or at the list's end, and so many rows on. */
interface Start {
  mark: Mark | undefined
  skip: number
}

interface Marks {
  /** The last mark before a row, made if need be. */
  before(skip: number): Promise<Start>
}

/** An offset reads all rows before a page. With a mark every so many rows each is passed over once. */
function createMarks(database: Database, way: Way, stride: number): Marks {
  const marks: Mark[] = []
  let setting: Promise<void> = Promise.resolve()

  async function set(count: number): Promise<void> {
    while (marks.length < count) {
      const [mark] = await readRows(database, way, { mark: marks.at(-1), skip: stride }, 1)
      if (mark === undefined) return
      marks.push(mark)
      if (marks.length % breath === 0) await setImmediate()
    }
  }

  return {
    async before(skip) {
      const count = Math.floor(skip / stride)
      if (marks.length < count) {
        setting = setting.then(() => set(count))
        await setting
      }
      const usable = Math.min(count, marks.length)
      return { mark: marks[usable - 1], skip: skip - usable * stride }
    },
  }
}

function readRows(
  database: Database,
  { where, column, isDescending }: Way,
  { mark, skip }: Start,
  limit: number,
): Promise<Mark[]> {
  const [direction, beyond] = isDescending ? [sql`desc`, sql`<=`] : [sql`asc`, sql`>=`]
  const from =
    mark === undefined ? sql`` : sql`and (${column}, "_id") ${beyond} (${mark.value}, ${mark._id})`
  return sql<Mark>`
    select ${column} as "value", "_id" from "product" where ${where} ${from}
    order by ${column} ${direction}, "_id" ${direction} limit ${limit} offset ${skip}`
    .execute(database)
    .then(({ rows }) => rows)
}

async function readIds(
  database: Database,
  way: Way,
  start: Start,
  limit: number,
): Promise<string[]> {
  return (await readRows(database, way, start, limit)).map(({ _id }) => _id)
}
