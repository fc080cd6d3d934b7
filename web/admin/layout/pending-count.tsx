import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type Counts, dashboardEndpoints } from '../../../domain/api/dashboard.ts'
import { useData } from '../app/use-data.ts'

/** Number of enquiries that wait for a reply, behind the word Enquiries. */
export function PendingCount({ className }: { className: string | undefined }) {
  const t = useTranslations('layout.pendingCount')
  const pending = useCounts()?.pendingOrders ?? 0
  if (pending === 0) return null
  return (
    <span className={className}>
      {pending}
      <VisuallyHidden> {t('pending')}</VisuallyHidden>
    </span>
  )
}

/** Record counts, for the sidebar and the dashboard. */
export function useCounts(): Counts | undefined {
  return useData(dashboardEndpoints.counts, {}).data?.data
}
