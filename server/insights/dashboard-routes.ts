import { dashboardEndpoints } from '../../domain/api/dashboard.ts'
import { originalLanguage } from '../../domain/languages/language.ts'
import type { ContentService } from '../content/content-service.ts'
import type { EnquiryService } from '../enquiries/enquiry-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { QuotationService } from '../quotations/quotation-service.ts'
import type { DashboardService } from './dashboard-service.ts'
import type { ExampleService } from './example-data.ts'
import type { StatisticsService } from './statistics-service.ts'
import { summarizeWeek } from './week-message.ts'

interface DashboardRouteServices {
  dashboard: DashboardService
  statistics: StatisticsService
  examples: ExampleService
  enquiries: EnquiryService
  quotations: Pick<QuotationService, 'confirmedSince'>
  content: ContentService
}

/** Routes of the dashboard's figures. */
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
    implement(dashboardEndpoints.notFound, async ({ query: { days } }) => ({
      notFound: await statistics.notFound(days),
    })),
    implement(dashboardEndpoints.weeklySummary, ({ currentUser }) =>
      summarizeWeek(services, currentUser.language ?? originalLanguage),
    ),
    implement(dashboardEndpoints.removeExamples, async ({ say }) => {
      await examples.remove()
      return { message: say('results.sampleDataRemoved') }
    }),
  ]
}
