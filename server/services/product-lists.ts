import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ContentRevision } from '../content-revision.ts'
import type { Database } from '../db/database.ts'
import { revisionRepository } from '../db/revisions.ts'
import { createRevisionMemo } from '../revision-memo.ts'
import { countFacet } from './product-facets.ts'
import { createMarks, type Marks, readRows, type Start, type Way } from './product-marks.ts'
import { type ProductPlace, readWrites } from './product-moves.ts'
import { endsWithSold, type FoundProducts, type ProductQuery } from './product-query.ts'
import { isSized } from './product-sizes.ts'

/** Pages of lists that an index of the table holds in their order: a page in the middle costs no more than the first. */
export interface ProductLists {
  /** Null where no index has the query's list. */
  find(query: ProductQuery): Promise<FoundProducts> | null
  /** Sets the marks of the query's list, from either end to its middle. Answers whether one way had none before. */
  setMarks(query: ProductQuery): Promise<boolean>
}

/** Rows from one mark to the next: few enough to pass over, many enough to ask seldom. */
const usualStride = 500
const mostLists = 50

export function createProductLists(
  database: Database,
  revision: Pick<ContentRevision, 'current'>,
  stride = usualStride,
): ProductLists {
  const marks = new LRUCache<string, Marks>({ max: mostLists })
  const followed = createRevisionMemo<void>(revision, 1)
  let sequence = 0
  let following: Promise<void> = Promise.resolve()

  /** Before anything is read for a revision; one after the other, since nothing may be counted twice. */
  async function follow(): Promise<void> {
    if (marks.size === 0) {
      sequence = await revisionRepository.current(database)
      return
    }
    const writes = await readWrites(database, sequence)
    for (const [name, known] of [...marks]) if (!known.follow(writes)) marks.delete(name)
    sequence = writes.sequence
  }

  function marksOf(way: Way): Marks {
    const known = marks.get(way.name) ?? createMarks(database, way, stride, sequence)
    marks.set(way.name, known)
    return known
  }

  function followWrites(): Promise<void> {
    return followed.get('', () => {
      following = following.catch(() => {}).then(follow)
      return following
    })
  }

  async function find(list: List, { skip = 0, limit }: ProductQuery): Promise<FoundProducts> {
    await followWrites()
    const total = await list.count(database)
    const length = Math.min(limit || total, Math.max(0, total - skip))
    if (length === 0) return { ids: [], total }
    const behind = total - skip - length
    // From whichever end is nearer.
    const isBackward = behind < skip
    const way = isBackward ? list.backward : list.forward
    const start = await marksOf(way).before(isBackward ? behind : skip)
    const ids = await readIds(database, way, start, length)
    return { ids: isBackward ? ids.reverse() : ids, total }
  }

  return {
    find(query) {
      const list = listOf(query)
      return list === null ? null : find(list, query)
    },

    async setMarks(query) {
      const list = listOf(query)
      if (list === null) return false
      await followWrites()
      const ways = [list.forward, list.backward]
      const isNew = !ways.every(({ name }) => marks.has(name))
      const middle = Math.floor((await list.count(database)) / 2)
      for (const way of ways) await marksOf(way).before(middle)
      return isNew
    },
  }
}

/** A list with the two ways through it. */
interface List {
  count(database: Database): Promise<number>
  forward: Way
  backward: Way
}

function listOf(query: ProductQuery): List | null {
  const { q = '', category = '', tag = '', material = '', stage = 'live', unique, sort } = query
  if (q !== '' || tag !== '' || material !== '' || isSized(query)) return null
  if (stage !== 'live' && stage !== 'any') return null
  const isOfShown = stage === 'live'
  const audience = isOfShown ? 'shown-' : ''
  const order = orders[sort ?? (endsWithSold(query) ? 'forVisitors' : 'arranged')]
  const ways = (
    filter: string,
    where: RawBuilder<unknown>,
    holds: (place: ProductPlace) => boolean,
  ) => {
    const way = (isDescending: boolean): Way => ({
      name: `${audience}${filter} ${order.columns} ${isDescending}`,
      // As the indexes of what is shown say it, by which the engine knows them.
      where: isOfShown ? sql`${where} and "isShown" = 1` : where,
      holds,
      isOfShown,
      columns: order.columns,
      isDescending,
    })
    return { forward: way(order.isDescending), backward: way(!order.isDescending) }
  }
  if (unique !== undefined) {
    if (category !== '' || sort !== undefined) return null
    const where = sql`"isDisplaingInSomethingUnique" = ${unique ? 1 : 0}`
    return {
      ...ways(`unique ${unique}`, where, ({ isUnique }) => isUnique === unique),
      count: (database) => countUnique(database, audience, unique),
    }
  }
  if (category === '')
    return {
      ...ways('', sql`1 = 1`, () => true),
      count: (database) => countFacet(database, `${audience}all`),
    }
  return {
    ...ways(
      `category ${category}`,
      sql`"createdBy" = ${category}`,
      ({ createdBy }) => createdBy === category,
    ),
    count: (database) => countFacet(database, `${audience}category`, category),
  }
}

const orders = {
  forVisitors: { columns: ['isSold', 'position'], isDescending: false },
  arranged: { columns: ['position'], isDescending: false },
  newest: { columns: ['createdAt'], isDescending: true },
  oldest: { columns: ['createdAt'], isDescending: false },
  name: { columns: ['sortName'], isDescending: false },
} as const

async function countUnique(
  database: Database,
  audience: 'shown-' | '',
  unique: boolean,
): Promise<number> {
  const inShowcase = await countFacet(database, `${audience}unique`)
  return unique ? inShowcase : (await countFacet(database, `${audience}all`)) - inShowcase
}

async function readIds(
  database: Database,
  way: Way,
  start: Start,
  limit: number,
): Promise<string[]> {
  return (await readRows(database, way, start, limit)).map(({ _id }) => _id)
}
