import type { Connection } from '../db/database.ts'
import type { TwoFactorRow } from '../db/schema.ts'

/** Queries over two-factor secrets and recovery codes. */
export const twoFactorRepository = {
  find: (connection: Connection, administrator: string): Promise<TwoFactorRow | undefined> =>
    connection
      .selectFrom('second_factor')
      .selectAll()
      .where('administrator', '=', administrator)
      .executeTakeFirst(),

  all: (connection: Connection): Promise<TwoFactorRow[]> =>
    connection.selectFrom('second_factor').selectAll().execute(),

  async add(connection: Connection, row: TwoFactorRow): Promise<void> {
    await connection.insertInto('second_factor').values(row).execute()
  },

  async change(
    connection: Connection,
    administrator: string,
    values: Partial<Omit<TwoFactorRow, 'administrator'>>,
  ): Promise<void> {
    await connection
      .updateTable('second_factor')
      .set(values)
      .where('administrator', '=', administrator)
      .execute()
  },

  /** Also removes the recovery codes. */
  async remove(connection: Connection, administrator: string): Promise<void> {
    await connection
      .deleteFrom('recovery_code')
      .where('administrator', '=', administrator)
      .execute()
    await connection
      .deleteFrom('second_factor')
      .where('administrator', '=', administrator)
      .execute()
  },

  async addCodes(connection: Connection, administrator: string, hashes: string[]): Promise<void> {
    const rows = hashes.map((codeHash) => ({ administrator, codeHash }))
    await connection.insertInto('recovery_code').values(rows).execute()
  },

  async countCodes(connection: Connection, administrator: string): Promise<number> {
    const row = await connection
      .selectFrom('recovery_code')
      .select((of) => of.fn.countAll().as('count'))
      .where('administrator', '=', administrator)
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  },

  /** Deletes the code, so that it works once. Returns false if there is no such code. */
  async useCode(connection: Connection, administrator: string, codeHash: string): Promise<boolean> {
    const { numDeletedRows } = await connection
      .deleteFrom('recovery_code')
      .where('administrator', '=', administrator)
      .where('codeHash', '=', codeHash)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
}
