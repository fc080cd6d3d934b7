import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../db/database.ts'
import { dependsOnTime, type ProductMove, type ProductPlace, type Writes } from './product-moves.ts'

/** Marks that are set before others get their turn. */
const breath = 5

/** What a list can be sorted by; products that are alike in it stand in the order of their ids. */
type SortColumn = 'isSold' | 'position' | 'createdAt' | 'sortName'

/** A way through a list, from one of its ends. */
export interface Way {
  /** The same for the same way through the same list. */
  name: string
  where: RawBuilder<unknown>
  /** What `where` says, of a place that a product has or had. */
  holds(place: ProductPlace): boolean
  /** Whether it leads through what visitors see alone. */
  isOfShown: boolean
  /** The most significant one first. */
  columns: readonly SortColumn[]
  isDescending: boolean
}

/** A place in a list, and how many stand before it on the way. */
interface Mark {
  /** The values of the way's columns. */
  values: SortValue[]
  _id: string
  index: number
}

/** Where a page begins: at a mark, or at the list's end, and so many rows on. */
export interface Start {
  mark: Omit<Mark, 'index'> | undefined
  skip: number
}

/** Places on a way every so many rows, which stay right while products come, go and move. */
export interface Marks {
  /** The last mark before a row, made if need be. */
  before(skip: number): Promise<Start>
  /** Counts what was written since. Answers whether it could. */
  follow(writes: Writes): boolean
}

/**
 * An offset reads all rows before a page. With a mark every `stride` rows each is passed over once. They hold
 * for the content as it was at the revision `sequence`.
 */
export function createMarks(
  database: Connection,
  way: Way,
  stride: number,
  sequence: number,
): Marks {
  let marks: Mark[] = []
  let seenAt = sequence
  let setting: Promise<void> = Promise.resolve()

  async function set(index: number): Promise<void> {
    for (let last = marks.at(-1); (last?.index ?? 0) + stride <= index; last = marks.at(-1)) {
      const next = await readNext(database, way, last, stride)
      // What was written meanwhile is not counted in the others yet.
      if (next === null || next.sequence !== seenAt || marks.at(-1) !== last) return
      marks.push({ ...next.mark, index: (last?.index ?? 0) + stride })
      if (marks.length % breath === 0) await setImmediate()
    }
  }

  return {
    async before(skip) {
      if ((marks.at(-1)?.index ?? 0) + stride <= skip) {
        setting = setting.then(() => set(skip))
        await setting
      }
      const mark = marks.findLast(({ index }) => index <= skip)
      return { mark, skip: skip - (mark?.index ?? 0) }
    },

    follow({ sequence, moves, isArranged }) {
      if (moves === null) return false
      if (isArranged && way.columns.includes('position')) return false
      if (way.isOfShown && moves.some(dependsOnTime)) return false
      // Most writes change something else about a product, and there are many marks.
      const moved = moves.filter((move) => isMovedOn(way, move))
      if (moved.length > 0)
        marks = marks.map((mark) => {
          const shift = moved.reduce((sum, move) => sum + shiftOf(mark, move, way), 0)
          return shift === 0 ? mark : { ...mark, index: mark.index + shift }
        })
      seenAt = sequence
      return true
    },
  }
}

/** The mark `stride` rows on, with the revision that the content then had. */
async function readNext(database: Connection, way: Way, mark: Mark | undefined, stride: number) {
  const sequence = sql`, (select max("sequence") from "revision") as "sequence"`
  const rows = await readRows(database, way, { mark, skip: stride }, 1, sequence)
  const [row] = rows
  if (row === undefined) return null
  const { _id } = row
  return { mark: { values: valuesOf(row, way), _id }, sequence: Number(row.sequence) }
}

type SortValue = string | number
type Row = Partial<Record<SortColumn, SortValue>> & { _id: string; sequence?: number }

function valuesOf(row: Omit<Row, 'sequence'>, { columns }: Way): SortValue[] {
  return columns.map((column) => row[column] ?? '')
}

export function readRows(
  database: Connection,
  { where, columns, isDescending }: Way,
  { mark, skip }: Start,
  limit: number,
  more = sql``,
): Promise<Row[]> {
  const [direction, beyond] = isDescending ? [sql`desc`, sql`<=`] : [sql`asc`, sql`>=`]
  const key = [...columns, '_id'].map((column) => sql.ref(column))
  const from =
    mark === undefined
      ? sql``
      : sql`and (${sql.join(key)}) ${beyond} (${sql.join([...mark.values, mark._id])})`
  const order = sql.join(key.map((column) => sql`${column} ${direction}`))
  return sql<Row>`select ${sql.join(key)} ${more} from "product" where ${where} ${from}
    order by ${order} limit ${limit} offset ${skip}`
    .execute(database)
    .then(({ rows }) => rows)
}

function isMovedOn(way: Way, { before, after }: ProductMove): boolean {
  const placeOf = (place: ProductPlace | null) =>
    isOn(way, place) ? valuesOf(place, way).join('\n') : null
  return placeOf(before) !== placeOf(after)
}

function isOn(way: Way, place: ProductPlace | null): place is ProductPlace {
  return place !== null && way.holds(place) && (!way.isOfShown || place.stage === 'live')
}

/** By how many rows a move takes a mark on. */
function shiftOf(mark: Mark, { before, after }: ProductMove, way: Way): number {
  return Number(isBefore(after, mark, way)) - Number(isBefore(before, mark, way))
}

function isBefore(place: ProductPlace | null, mark: Mark, way: Way): boolean {
  if (!isOn(way, place)) return false
  const order = compareKeys([...valuesOf(place, way), place._id], [...mark.values, mark._id])
  return way.isDescending ? order > 0 : order < 0
}

function compareKeys(a: SortValue[], b: SortValue[]): number {
  const orders = a.map((value, index) => compare(value, b[index] ?? ''))
  return orders.find((order) => order !== 0) ?? 0
}

/** As the database compares: texts by their bytes. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}
