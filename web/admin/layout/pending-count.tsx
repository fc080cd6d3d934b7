import { VisuallyHidden } from '@mantine/core'
import { useCounts } from '../app/counts.ts'

/** Number of enquiries that wait for a reply, behind the word Enquiries. */
export function PendingCount({ className }: { className: string | undefined }) {
  const pending = useCounts().counts?.pendingOrders ?? 0
  if (pending === 0) return null
  return (
    <span className={className}>
      {pending}
      <VisuallyHidden> pending</VisuallyHidden>
    </span>
  )
}
