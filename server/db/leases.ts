import { ago, now } from '../kernel/clock.ts'
import type { Connection } from './database.ts'

/** Leases of work that only one of several processes should do. */
export const leases = {
  /** Takes a lease for the given time. Returns false while another process holds it. */
  async take(connection: Connection, name: string, milliseconds: number): Promise<boolean> {
    const endsAt = ago(-milliseconds)
    const taken = await connection
      .insertInto('lease')
      .values({ name, endsAt })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ endsAt }).where('lease.endsAt', '<=', now()),
      )
      .returning('name')
      .executeTakeFirst()
    return taken !== undefined
  },

  /** Extends a lease that this process holds. */
  async extend(connection: Connection, name: string, milliseconds: number): Promise<void> {
    const endsAt = ago(-milliseconds)
    await connection.updateTable('lease').set({ endsAt }).where('name', '=', name).execute()
  },

  /** Ends a lease, so that any process may take it. */
  async release(connection: Connection, name: string): Promise<void> {
    await connection.deleteFrom('lease').where('name', '=', name).execute()
  },
}
