import { useShop } from '../app/shop-settings.tsx'
import { formatExactTime, formatRelativeTime } from './date-format.ts'

interface WhenProps {
  at: string
  /** In the middle of a sentence. */
  inside?: boolean
}

/** A moment as people say it where the shop is, with the exact one on hover. */
export function When({ at, inside = false }: WhenProps) {
  const { timeZone } = useShop()
  const words = formatRelativeTime(at, Date.now(), timeZone)
  return (
    <time dateTime={at} title={formatExactTime(new Date(at), timeZone)}>
      {inside ? words.charAt(0).toLowerCase() + words.slice(1) : words}
    </time>
  )
}
