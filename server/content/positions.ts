import { sql } from 'kysely'
import type { ContentType } from '../../domain/content/content-type.ts'
import type { Connection } from '../db/database.ts'
import { contentRepository, type StoredRecord } from '../db/record-repository.ts'

/** The position of a record in its list. */
export interface Place {
  position: number
  /** Records whose position changed to make room; their order did not. */
  renumbered: string[]
}

/** Records renumbered first if there is no room, and the growth factor of each further attempt. */
const FIRST_WINDOW = 32
const WINDOW_GROWTH = 8
/**
 * Gap between two positions after renumbering, which bounds the halvings that are left. A double
 * holds 2^53 steps of 1.
 */
const MIN_STEP = 2 ** -20

/**
 * Position right behind another record of the list, or at its front. It lies halfway to the next
 * position, so that a move writes one row. If two positions are equal or have no number between
 * them, one statement renumbers the records that follow, as few as make room.
 */
export async function placeBehind(
  connection: Connection,
  type: ContentType,
  id: string,
  after: StoredRecord | null,
): Promise<Place> {
  if (after === null) {
    const { first } = await contentRepository.positions(connection, type)
    return { position: first - 1, renumbered: [] }
  }
  const next = await findPosition(connection, type, id, after, 0)
  if (next === undefined) return { position: after.position + 1, renumbered: [] }
  const middle = after.position + (next - after.position) / 2
  if (after.position < middle && middle < next) return { position: middle, renumbered: [] }
  return shiftPositions(connection, type, id, after)
}

async function shiftPositions(
  connection: Connection,
  type: ContentType,
  id: string,
  after: StoredRecord,
): Promise<Place> {
  let size = FIRST_WINDOW
  let step = 0
  do {
    const end = await findPosition(connection, type, id, after, size)
    // Room for the moved record and the window before `end`; at the list's end there is always
    // room.
    step = end === undefined ? 1 : (end - after.position) / (size + 2)
    if (step < MIN_STEP) size *= WINDOW_GROWTH
  } while (step < MIN_STEP)
  const { rows } = await sql<{ _id: string }>`
    with "window" as (
      select "_id" as "id", row_number() over (order by "position", "_id") as "rank"
      from ${sql.table(type.table)} where ${isBehind(id, after)}
      order by "position", "_id" limit ${size})
    update ${sql.table(type.table)} set "position" = cast(${after.position} as double precision)
      + cast(${step} as double precision) * ("rank" + 1)
    from "window" where "id" = "_id" returning "_id"`.execute(connection)
  return { position: after.position + step, renumbered: rows.map(({ _id }) => _id) }
}

/** Position of the record `offset` places behind the next one. */
async function findPosition(
  connection: Connection,
  type: ContentType,
  id: string,
  after: StoredRecord,
  offset: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ position: number }>`
    select "position" from ${sql.table(type.table)} where ${isBehind(id, after)}
    order by "position", "_id" limit 1 offset ${offset}`.execute(connection)
  return rows[0]?.position
}

/** Condition for records behind another one, except the moved record. */
function isBehind(id: string, { position, _id }: StoredRecord) {
  return sql`("position", "_id") > (${position}, ${_id}) and "_id" <> ${id}`
}
