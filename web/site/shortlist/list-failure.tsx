import button from '../../ui/button.module.css'
import { useLabels } from '../content/labels.ts'
import { useSite } from '../content/site.ts'

/** Says that the products of a visitor's list could not be fetched. */
export function ListFailure({
  onRetry,
  className,
}: {
  onRetry: () => void
  className?: string | undefined
}) {
  const { tryAgain } = useSite().texts
  const { unavailable } = useLabels('list')
  return (
    <div className={className}>
      <p role="alert">{unavailable}</p>
      <button className={button.line} type="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  )
}
