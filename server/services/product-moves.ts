import { z } from 'zod'
import { resourceOf } from '../../domain/content/define.ts'
import { product } from '../../domain/content/product.ts'
import type { Schedule } from '../../domain/content/stage.ts'
import type { Connection } from '../db/database.ts'
import { revisionRepository } from '../db/revisions.ts'
import { foldText } from '../search-text.ts'

/** All that decides in which lists a product stands, and where. */
export interface ProductPlace {
  _id: string
  position: number
  createdAt: string
  sortName: string
  createdBy: string | null
  isUnique: boolean
  /** Whether visitors see it; null where that depends on the time. */
  isShown: boolean | null
}

/** Where a product stood and where it stands now; null where it is not there. */
export interface ProductMove {
  before: ProductPlace | null
  after: ProductPlace | null
}

export interface ProductMoves {
  /** Up to which revision of the content they are told. */
  sequence: number
  moves: ProductMove[]
  /** Whether somebody arranged the list: nothing says where the products stood before. */
  isArranged: boolean
}

/** To follow more is no quicker than to look anew. */
const most = 100

/** What the writes after a revision did to the lists, by the history; null where that cannot be told. */
export async function readMoves(
  connection: Connection,
  after: number,
): Promise<ProductMoves | null> {
  const sequence = await revisionRepository.current(connection)
  const resource = resourceOf(product)
  // Of all types: asked for products alone, the database would read their whole history.
  const all = await connection
    .selectFrom('revision')
    .select(['resource', 'recordId', 'version', 'action', 'state'])
    .where('sequence', '>', after)
    .where('sequence', '<=', sequence)
    .orderBy('sequence')
    .limit(most + 1)
    .execute()
  if (all.length > most) return null
  const written = all.filter((row) => row.resource === resource)
  const moves: ProductMove[] = []
  for (const { recordId, version, action, state } of written) {
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
  return { sequence, moves, isArranged: written.some(({ action }) => action === 'arrange') }
}

const state = z.object({
  position: z.number(),
  createdAt: z.string(),
  fields: z.object({
    name: z.string(),
    createdBy: z.string().nullable(),
    isDisplaingInSomethingUnique: z.boolean(),
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
  const isShown = isShownAlways(fields)
  return { _id, position, createdAt, sortName: foldText(name), createdBy, isUnique, isShown }
}

function isShownAlways({ visibility, liveFrom, liveUntil }: Schedule): boolean | null {
  if (visibility !== 'live') return false
  return liveFrom === '' && liveUntil === '' ? true : null
}
