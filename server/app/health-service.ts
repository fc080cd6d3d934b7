import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'

export interface HealthService {
  /** Names of the unavailable parts; empty when all are available. */
  failing(): Promise<string[]>
}

/** Checks that the database and the storage respond. */
export function createHealthService(database: Database, storage: Storage): HealthService {
  const parts = {
    database: () => sql`select 1`.execute(database),
    storage: () => storage.check(),
  }
  return {
    async failing() {
      const failing: string[] = []
      for (const [name, check] of Object.entries(parts)) {
        try {
          await check()
        } catch {
          failing.push(name)
        }
      }
      return failing
    },
  }
}
