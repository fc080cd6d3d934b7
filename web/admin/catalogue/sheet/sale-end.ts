import { formatDate } from '../../ui/date-format.ts'

/** End of a sale, such as `until 3 Dec`; empty if it has none. */
export function describeSaleEnd(saleUntil: string, timeZone: string): string {
  if (saleUntil === '') return ''
  const isOver = Date.parse(saleUntil) <= Date.now()
  return `${isOver ? 'ended' : 'until'} ${formatDate(saleUntil, timeZone)}`
}
