import { dashboardCalls } from '../../domain/api/dashboard.ts'
import { summarizeWeek } from '../services/weekly-summary.ts'
import type { Services } from '../services.ts'
import { type Endpoint, implement } from './endpoint.ts'

/** The figures on the dashboard. */
export function dashboardEndpoints(services: Services): Endpoint[] {
  const { dashboard, statistics, examples } = services
  return [
    implement(dashboardCalls.counts, async () => ({ data: await dashboard.counts() })),
    implement(dashboardCalls.statistics, async ({ query: { days } }) => ({
      statistics: await statistics.ofDays(days),
      interest: await statistics.interest(days),
    })),
    implement(dashboardCalls.productFigures, async ({ query: { ids, days } }) => ({
      products: await statistics.ofProducts(ids, days),
    })),
    implement(dashboardCalls.weeklySummary, () => summarizeWeek(services)),
    implement(dashboardCalls.removeExamples, async () => {
      await examples.remove()
      return { message: 'The examples are gone. What visitors do from now on is counted.' }
    }),
  ]
}
