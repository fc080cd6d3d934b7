import { type Counts, dashboardEndpoints } from '../../../domain/api/dashboard.ts'
import { useData } from './use-data.ts'

/** Record counts, for the sidebar and the dashboard. */
export function useCounts(): Counts | undefined {
  return useData(dashboardEndpoints.counts, {}).data?.data
}
