import { useLocale, useTranslations } from 'use-intl'
import { useShop } from '../app/shop-settings.tsx'
import { formatDateTime, formatExactTime, formatRelativeTime } from './date-format.ts'

interface WhenProps {
  at: string
  /** Lower case, for use within a sentence. */
  inside?: boolean
}

/** Writes moments in the shop's time zone and the owner's language. */
export function useTimes() {
  const locale = useLocale()
  const { timeZone } = useShop()
  return {
    formatExact: (moment: string | Date) => formatExactTime(new Date(moment), timeZone, locale),
    formatDateTime: (moment: string) => formatDateTime(moment, timeZone, locale),
  }
}

/** Relative time in the shop's time zone, with the exact one as a tooltip. */
export function When({ at, inside = false }: WhenProps) {
  const t = useTranslations('ui.time')
  const locale = useLocale()
  const { timeZone } = useShop()
  const words = formatRelativeTime(at, Date.now(), timeZone, { locale, t })
  return (
    <time dateTime={at} title={formatExactTime(new Date(at), timeZone, locale)}>
      {inside ? words.charAt(0).toLowerCase() + words.slice(1) : words}
    </time>
  )
}
