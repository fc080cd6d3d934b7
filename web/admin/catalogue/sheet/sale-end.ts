import type { useTranslations } from 'use-intl'
import { formatDate } from '../../ui/date-format.ts'

/** End of a sale, such as `until 3 Dec`; empty if it has none. */
export function describeSaleEnd(
  saleUntil: string,
  timeZone: string,
  locale: string,
  t: ReturnType<typeof useTranslations<'catalogue.sheet.saleEnd'>>,
): string {
  if (saleUntil === '') return ''
  const isOver = Date.parse(saleUntil) <= Date.now()
  return t(isOver ? 'ended' : 'until', { date: formatDate(saleUntil, timeZone, locale) })
}
