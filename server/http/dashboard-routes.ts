import { dashboardCalls } from '../../domain/api/dashboard.ts'
import type { Services } from '../services.ts'
import { type Endpoint, implement } from './endpoint.ts'

/** The figures on the dashboard. */
export function dashboardEndpoints({ dashboard, statistics }: Services): Endpoint[] {
  return [
    implement(dashboardCalls.counts, async () => ({ data: await dashboard.counts() })),
    implement(dashboardCalls.statistics, async ({ query }) => ({
      statistics: await statistics.ofDays(query.days),
    })),
  ]
}
