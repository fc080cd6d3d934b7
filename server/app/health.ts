import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'

export type HealthService = ReturnType<typeof createHealthService>

/** Checks that the database and the storage respond. */
export function createHealthService(database: Database, storage: Storage) {
  const parts = {
    database: () => sql`select 1`.execute(database),
    storage: () => storage.check(),
  }
  return {
    /** Names of the unavailable parts; empty when all are available. */
    async failing(): Promise<string[]> {
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

/** Liveness (`/healthz`) and readiness (`/readyz`) probes for a supervisor. */
export function addProbes(app: FastifyInstance, health: HealthService): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const failing = await health.failing()
    if (failing.length === 0) return { status: 'ok' }
    return reply.status(503).header('retry-after', '5').send({ status: 'unavailable', failing })
  })
}
