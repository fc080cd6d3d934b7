import type { ChangedPart, EditionChange } from '../../../domain/quotation/quotation.ts'
import type { Labels } from '../../../domain/text/labels.ts'
import { format } from '../../../domain/text/message.ts'
import type { QuotationFormat } from './quotation-format.ts'

type QuotationLabels = Labels['quotation']

/** Sentence about a difference between two editions. */
export function describeChange(
  change: EditionChange,
  labels: QuotationLabels,
  write: QuotationFormat,
): string {
  const changed = (name: string, before: string, after: string) =>
    before === after
      ? format(labels.rewritten, { name })
      : format(labels.changed, { name, before: before || labels.none, after: after || labels.none })
  switch (change.kind) {
    case 'lineAdded':
      return format(labels.added, { title: change.title })
    case 'lineRemoved':
      return format(labels.removed, { title: change.title })
    case 'lineChanged':
      return changed(change.title, write.amount(change.before), write.amount(change.after))
    case 'total':
      return changed(labels.total, write.amount(change.before), write.amount(change.after))
    case 'validUntil':
      return changed(labels.validUntil, write.date(change.before), write.date(change.after))
    default:
      return format(labels.rewritten, { name: labels[partLabels[change.kind]] })
  }
}

const partLabels = {
  discount: 'discount',
  delivery: 'delivery',
  advance: 'advancePayment',
  terms: 'terms',
  taxNote: 'taxes',
  customer: 'customer',
} as const satisfies Record<ChangedPart, keyof QuotationLabels>
