import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'

export type HealthService = ReturnType<typeof createHealthService>

/** Pause between two checks: anybody may ask, and each check sends a request to the bucket. */
const CHECK_INTERVAL_MS = 2_000

/** Checks that the database and the storage respond. */
export function createHealthService(database: Database, storage: Storage) {
  const parts = {
    database: () => sql`select 1`.execute(database),
    storage: () => storage.check(),
  }
  let recent: Promise<string[]> | undefined

  async function checkParts(): Promise<string[]> {
    const failing: string[] = []
    for (const [name, check] of Object.entries(parts)) {
      try {
        await check()
      } catch {
        failing.push(name)
      }
    }
    setTimeout(() => {
      recent = undefined
    }, CHECK_INTERVAL_MS).unref()
    return failing
  }

  return {
    /** Names of the parts that were unavailable a moment ago; empty when all were available. */
    failing(): Promise<string[]> {
      recent ??= checkParts()
      return recent
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
