import { z } from 'zod'
import { type ContentType, resourceOf } from '../../domain/content/define.ts'
import { product } from '../../domain/content/product.ts'
import type { Schedule } from '../../domain/content/stage.ts'
import type { Connection } from '../db/database.ts'
import type { WordedProduct } from '../db/indexed-words.ts'
import { revisionRepository } from '../db/revisions.ts'
import type { RevisionRow } from '../db/schema.ts'
import { foldText } from '../search-text.ts'

/** All that decides in which lists a product stands, where, and by what it is found. */
export interface ProductPlace {
  _id: string
  position: number
  createdAt: string
  sortName: string
  createdBy: string | null
  isUnique: boolean
  /** Whether visitors see it; null where that depends on the time. */
  isShown: boolean | null
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
  const sequence = await revisionRepository.current(connection)
  // Of all types: asked for products alone, the database would read their whole history.
  const all =
    sequence === after
      ? []
      : await connection
          .selectFrom('revision')
          .select(['resource', 'recordId', 'version', 'action', 'state'])
          .where('sequence', '>', after)
          .where('sequence', '<=', sequence)
          .orderBy('sequence')
          .limit(most + 1)
          .execute()
  const written = all.filter(({ resource }) => resource === resourceOf(product))
  const isTold = all.length <= most
  const resources = new Set(all.map(({ resource }) => resource))
  return {
    sequence,
    moves: isTold ? await readMoves(connection, written) : null,
    isArranged: written.some(({ action }) => action === 'arrange'),
    touches: (...types) => !isTold || types.some((type) => resources.has(resourceOf(type))),
  }
}

type Written = Pick<RevisionRow, 'resource' | 'recordId' | 'version' | 'action' | 'state'>

async function readMoves(connection: Connection, all: Written[]): Promise<ProductMove[] | null> {
  const moves: ProductMove[] = []
  for (const { resource, recordId, version, action, state } of all) {
    if (action === 'arrange') continue
    // Which products it showed or hid is not told one by one.
    if (action === 'schedule') return null
    const place = readPlace(recordId, state)
    if (place === null) return null
    if (action === 'create') moves.push({ before: null, after: place })
    else if (action === 'delete') moves.push({ before: place, after: null })
    else {
      const last = await revisionRepository.find(connection, resource, recordId, version - 1)
      const earlier = last === undefined ? null : readPlace(recordId, last.state)
      if (earlier === null) return null
      // It may have been arranged since, of which its own history says nothing.
      const before = { ...earlier, position: place.position }
      moves.push({ before: last?.action === 'delete' ? null : before, after: place })
    }
  }
  return moves
}

/** Whether visitors see the product today and not tomorrow, or the other way round, with no write between. */
export function dependsOnTime({ before, after }: ProductMove): boolean {
  return before?.isShown === null || after?.isShown === null
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
  }),
})

/** Null for a state of other times. */
function readPlace(_id: string, json: string): ProductPlace | null {
  const read = state.safeParse(JSON.parse(json))
  if (!read.success) return null
  const { position, createdAt, fields } = read.data
  const { name, createdBy, isDisplaingInSomethingUnique: isUnique } = fields
  return {
    _id,
    position,
    createdAt,
    sortName: foldText(name),
    createdBy,
    isUnique,
    isShown: isShownAlways(fields),
    worded: fields,
  }
}

function isShownAlways({ visibility, liveFrom, liveUntil }: Schedule): boolean | null {
  if (visibility !== 'live') return false
  return liveFrom === '' && liveUntil === '' ? true : null
}
