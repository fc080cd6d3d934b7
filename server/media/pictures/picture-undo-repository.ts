import { z } from 'zod'
import type { Connection } from '../../db/database.ts'
import { ago, now } from '../../kernel/clock.ts'
import { createToken, hashToken } from '../../kernel/secrets.ts'
import { retention } from '../media-sweep.ts'

/** A record that a change of pictures wrote, with its versions before and after. */
const change = z.object({
  resource: z.string(),
  recordId: z.string(),
  before: z.number(),
  version: z.number(),
})
export type UndoableChange = z.infer<typeof change>

const pictureUndo = z.object({
  /** Number of uses that it changed. */
  count: z.number(),
  records: z.array(change),
})
export type PictureUndo = z.infer<typeof pictureUndo>

/** Changes that can be undone, by tokens that are stored hashed. */
export const pictureUndos = {
  /** Returns the token; forgets those that are too old. */
  async add(connection: Connection, undo: PictureUndo): Promise<string> {
    await connection.deleteFrom('picture_undo').where('at', '<=', ago(retention)).execute()
    const token = createToken()
    await connection
      .insertInto('picture_undo')
      .values({ tokenHash: hashToken(token), at: now(), changes: JSON.stringify(undo) })
      .execute()
    return token
  },

  /** Changes of a token, which works once; null for one that is used or too old. */
  async take(connection: Connection, token: string): Promise<PictureUndo | null> {
    const row = await connection
      .deleteFrom('picture_undo')
      .where('tokenHash', '=', hashToken(token))
      .where('at', '>', ago(retention))
      .returning('changes')
      .executeTakeFirst()
    return row === undefined ? null : pictureUndo.parse(JSON.parse(row.changes))
  },
}
