import type { FastifyInstance } from 'fastify'
import type { HealthService } from './health-service.ts'

/** Liveness (`/healthz`) and readiness (`/readyz`) probes for a supervisor. */
export function addProbes(app: FastifyInstance, health: HealthService): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const failing = await health.failing()
    if (failing.length === 0) return { status: 'ok' }
    return reply.status(503).header('retry-after', '5').send({ status: 'unavailable', failing })
  })
}
