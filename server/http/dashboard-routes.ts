import { dashboardEndpoints } from '../../domain/api/dashboard.ts'
import type { ContentService } from '../content/service.ts'
import type { DashboardService } from '../services/dashboard.ts'
import type { EnquiryService } from '../services/enquiries.ts'
import type { ExampleService } from '../services/examples.ts'
import type { StatisticsService } from '../services/statistics.ts'
import { summarizeWeek } from '../services/weekly-summary.ts'
import { type Endpoint, implement } from './endpoint.ts'

interface DashboardRouteServices {
  dashboard: DashboardService
  statistics: StatisticsService
  examples: ExampleService
  enquiries: EnquiryService
  content: ContentService
}

/** The figures on the dashboard. */
export function createDashboardRoutes(services: DashboardRouteServices): Endpoint[] {
  const { dashboard, statistics, examples } = services
  return [
    implement(dashboardEndpoints.counts, async () => ({ data: await dashboard.counts() })),
    implement(dashboardEndpoints.statistics, async ({ query: { days } }) => ({
      statistics: await statistics.ofDays(days),
      interest: await statistics.interest(days),
    })),
    implement(dashboardEndpoints.productFigures, async ({ query: { ids, days } }) => ({
      products: await statistics.ofProducts(ids, days),
    })),
    implement(dashboardEndpoints.weeklySummary, () => summarizeWeek(services)),
    implement(dashboardEndpoints.removeExamples, async () => {
      await examples.remove()
      return { message: 'The examples are gone. What visitors do from now on is counted.' }
    }),
  ]
}
