import { writeTable } from '../catalogue/import/csv-table.ts'
import type { DescribedQuotation } from './quotation-responses.ts'

/** Columns of the export with their cells, as customers see the quotations. */
const columns: Readonly<Record<string, (described: DescribedQuotation) => string>> = {
  number: ({ response }) => response.number,
  edition: ({ response }) => String(response.edition),
  status: ({ response }) => response.status,
  createdAt: ({ response }) => response.createdAt,
  sentAt: ({ response }) => response.sentAt ?? '',
  validUntil: ({ shown }) => shown.validUntil,
  name: ({ shown }) => shown.customer.name,
  phone: ({ shown }) => shown.customer.phone,
  address: ({ shown }) => shown.customer.address,
  lines: ({ shown }) =>
    shown.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n'),
  subtotal: ({ shown }) => shown.sums.subtotal,
  delivery: ({ shown }) => shown.sums.delivery,
  total: ({ shown }) => shown.sums.total,
  currency: ({ shown }) => shown.currency,
  advance: ({ shown }) => shown.sums.advance,
  advanceReceivedAt: ({ response }) => response.advanceReceivedAt ?? '',
  acceptedAt: ({ response }) => response.acceptedAt ?? '',
  confirmedAt: ({ response }) => response.confirmedAt ?? '',
  withdrawnAt: ({ response }) => response.withdrawnAt ?? '',
  seen: ({ response }) => String(response.seen.count),
  note: ({ response }) => response.note,
  url: ({ response }) => response.url,
}

/** Quotations as CSV, safe to open in a spreadsheet. */
export function writeQuotationTable(quotations: DescribedQuotation[]): Promise<string> {
  const rows = quotations.map((one) => Object.values(columns).map((cell) => cell(one)))
  return writeTable(Object.keys(columns), rows)
}
