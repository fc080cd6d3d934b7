import { ago, now } from '../kernel/clock.ts'
import type { Connection } from './database.ts'

/** Who does what only one of several processes has to do. */
export const leases = {
  /** Takes a lease for so many milliseconds, unless somebody holds it. Answers whether it was taken. */
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
}
