import { sql } from 'kysely'
import { z } from 'zod'
import { isSold } from '../../domain/availability.ts'
import { type ContentType, resourceOf } from '../../domain/content/define.ts'
import { product } from '../../domain/content/product.ts'
import { type Schedule, type Stage, stageOf } from '../../domain/content/stage.ts'
import { minute } from '../clock.ts'
import type { Connection } from '../db/database.ts'
import type { WordedProduct } from '../db/indexed-words.ts'
import { revisionRepository } from '../db/revisions.ts'
import type { RevisionRow } from '../db/schema.ts'
import { foldText } from '../search-text.ts'

/** All that decides in which lists a product stands, where, and by what it is found. */
export interface ProductPlace {
  _id: string
  position: number
  isSold: 0 | 1
  createdAt: string
  sortName: string
  createdBy: string | null
  isUnique: boolean
  /** Null where it was about to change by itself, so that nobody can tell. */
  stage: Stage | null
  worded: WordedProduct
}

/** Where a product stood and where it stands now; null where it is not there. */
export interface ProductMove {
  before: ProductPlace | null
  after: ProductPlace | null
}

/** What was written after some revision of the content. */
export interface Writes {
  /** The revision that the content has now. */
  sequence: number
  /** What it did to the products; null where that cannot be told. */
  moves: ProductMove[] | null
  /** Whether somebody arranged the products: nothing says where they stood before. */
  isArranged: boolean
  /** Whether anything else of these was written; always where that cannot be told. */
  touches(...types: ContentType[]): boolean
}

/** To follow more is no quicker than to look anew. */
const most = 100

/** What the writes after a revision did, by the history. */
export async function readWrites(connection: Connection, after: number): Promise<Writes> {
  const all = await readWritten(connection, after)
  const isTold = all.length <= most
  const written = all.filter(({ resource }) => resource === resourceOf(product))
  const resources = new Set(all.map(({ resource }) => resource))
  return {
    sequence: isTold
      ? Number(all.at(-1)?.sequence ?? after)
      : await revisionRepository.current(connection),
    moves: isTold ? readMoves(written) : null,
    isArranged: written.some(({ action }) => action === 'arrange'),
    touches: (...types) => !isTold || types.some((type) => resources.has(resourceOf(type))),
  }
}

/** What was written, each with what was written to the same record before it. */
interface Written extends Pick<RevisionRow, 'resource' | 'recordId' | 'action' | 'state' | 'at'> {
  sequence: number | string
  earlierAction: RevisionRow['action'] | null
  earlierState: string | null
  earlierAt: string | null
}

/** In one statement, since every list and search after a write begins with it; one more than `most` at most. */
async function readWritten(connection: Connection, after: number): Promise<Written[]> {
  // Of all types: asked for products alone, the database would read their whole history.
  const { rows } = await sql<Written>`
    select r."sequence", r."resource", r."recordId", r."action", r."state", r."at",
      e."action" as "earlierAction", e."state" as "earlierState", e."at" as "earlierAt"
    from "revision" r left join "revision" e on e."resource" = r."resource"
      and e."recordId" = r."recordId" and e."version" = r."version" - 1
    where r."sequence" > ${after} order by r."sequence" limit ${most + 1}`.execute(connection)
  return rows
}

function readMoves(all: Written[]): ProductMove[] | null {
  const moves: ProductMove[] = []
  for (const { recordId, action, state, at, earlierAction, earlierState, earlierAt } of all) {
    if (action === 'arrange') continue
    // Which products it showed or hid is not told one by one.
    if (action === 'schedule') return null
    // Its stage was noted when it was written last, or whenever something moved it since.
    const since = action === 'delete' ? (earlierAt ?? '') : at
    const place = readPlace(recordId, state, since, at)
    if (place === null) return null
    if (action === 'create') moves.push({ before: null, after: place })
    else if (action === 'delete') moves.push({ before: place, after: null })
    else {
      const earlier =
        earlierState === null ? null : readPlace(recordId, earlierState, earlierAt ?? '', at)
      if (earlier === null) return null
      // It may have been arranged since, of which its own history says nothing.
      const before = { ...earlier, position: place.position }
      moves.push({ before: earlierAction === 'delete' ? null : before, after: place })
    }
  }
  return moves
}

/** Whether nobody can tell if visitors see the product, or saw it before. */
export function dependsOnTime({ before, after }: ProductMove): boolean {
  return before?.stage === null || after?.stage === null
}

const state = z.object({
  position: z.number(),
  createdAt: z.string(),
  fields: z.object({
    name: z.string(),
    tags: z.array(z.string()),
    createdBy: z.string().nullable(),
    isDisplaingInSomethingUnique: z.boolean(),
    material: z.string(),
    height: z.string(),
    width: z.string(),
    length: z.string(),
    description: z.string(),
    visibility: z.string().default('live'),
    liveFrom: z.string().default(''),
    liveUntil: z.string().default(''),
    availability: z.string().default(''),
  }),
})

/** Null for a state of other times. */
function readPlace(_id: string, json: string, since: string, until: string): ProductPlace | null {
  const read = state.safeParse(JSON.parse(json))
  if (!read.success) return null
  const { position, createdAt, fields } = read.data
  const { name, createdBy, isDisplaingInSomethingUnique: isUnique } = fields
  return {
    _id,
    position,
    isSold: isSold(fields) ? 1 : 0,
    createdAt,
    sortName: foldText(name),
    createdBy,
    isUnique,
    stage: stageBetween(fields, since, until),
    worded: fields,
  }
}

/** What clocks may differ by, and a shop be late by that shows or hides what is due. */
const leeway = minute

/** The stage at both moments and all between them; null where it may have been another one. */
function stageBetween(schedule: Schedule, since: string, until: string): Stage | null {
  const [first, last] = since < until ? [since, until] : [until, since]
  // What has ended never begins again, and what has begun is not to come: alike at both ends is alike throughout.
  const stage = stageOf(schedule, shift(first, -leeway))
  return stage === stageOf(schedule, shift(last, leeway)) ? stage : null
}

/** A moment of the history; what is none, lies before all of them. */
function shift(moment: string, milliseconds: number): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? '' : new Date(time + milliseconds).toISOString()
}
