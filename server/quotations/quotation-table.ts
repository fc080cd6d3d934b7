import type { QuotationResponse } from '../../domain/api/quotations.ts'
import { writeTable } from '../catalogue/import/csv-table.ts'

/** Columns of the export with their cells. */
const columns: Readonly<Record<string, (quotation: QuotationResponse) => string>> = {
  number: ({ number }) => number,
  edition: ({ edition }) => String(edition),
  status: ({ status }) => status,
  createdAt: ({ createdAt }) => createdAt,
  sentAt: ({ sentAt }) => sentAt ?? '',
  validUntil: ({ validUntil }) => validUntil,
  name: ({ customer }) => customer.name,
  phone: ({ customer }) => customer.phone,
  address: ({ customer }) => customer.address,
  lines: ({ lines }) => lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n'),
  subtotal: ({ subtotal }) => subtotal,
  delivery: ({ delivery }) => delivery,
  total: ({ total }) => total,
  currency: ({ currency }) => currency,
  advance: ({ advance }) => advance,
  advanceReceivedAt: ({ advanceReceivedAt }) => advanceReceivedAt ?? '',
  acceptedAt: ({ acceptedAt }) => acceptedAt ?? '',
  confirmedAt: ({ confirmedAt }) => confirmedAt ?? '',
  withdrawnAt: ({ withdrawnAt }) => withdrawnAt ?? '',
  seen: ({ seen }) => String(seen.count),
  note: ({ note }) => note,
  url: ({ url }) => url,
}

/** Quotations as CSV, safe to open in a spreadsheet. */
export function writeQuotationTable(quotations: QuotationResponse[]): Promise<string> {
  const rows = quotations.map((one) => Object.values(columns).map((cell) => cell(one)))
  return writeTable(Object.keys(columns), rows)
}
