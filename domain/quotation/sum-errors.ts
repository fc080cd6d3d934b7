import { z } from 'zod'
import { type FieldErrors, message } from '../messages/api-message.ts'
import { MAX_PERCENT, MAX_QUANTITY, minorSums, type Summed } from './sums.ts'

/** Places of most currencies; amounts are typed with as many. */
const CHECKED_PLACES = 2
/** In hundredths: as many digits before the point as an amount that is typed. */
const MAX_TOTAL = 10n ** 12n

const amount = z.string().regex(/^(?:\d+(?:\.\d{1,2})?)?$/)
const discount = z.object({ kind: z.string(), value: amount }).nullable()
/** Anything else has an error of its own. */
const summed = z.object({
  lines: z.array(z.object({ quantity: z.number().max(MAX_QUANTITY), price: amount, discount })),
  discount,
  delivery: amount,
  advancePercent: z.number().nullable(),
})

/** Errors of discounts and sums, of fields that are valid by themselves. */
export function findSumErrors(values: Record<string, unknown>): FieldErrors {
  const read = summed.safeParse(values)
  return read.success ? findErrors(read.data) : {}
}

function findErrors(quotation: Summed): FieldErrors {
  const isTooHigh = (discount: Summed['discount']) =>
    discount?.kind === 'percent' && Number(discount.value) > MAX_PERCENT
  if (quotation.lines.some((line) => isTooHigh(line.discount)))
    return { lines: message('quotations.percentTooHigh') }
  if (isTooHigh(quotation.discount)) return { discount: message('quotations.percentTooHigh') }
  const sums = minorSums(quotation, CHECKED_PLACES)
  const negative = sums.lines.findIndex((line) => line < 0n)
  if (negative >= 0) return { lines: message('quotations.lineBelowZero', { line: negative + 1 }) }
  if (sums.discount > sums.subtotal) return { discount: message('quotations.totalBelowZero') }
  if (sums.total >= MAX_TOTAL || sums.subtotal >= MAX_TOTAL)
    return { lines: message('quotations.totalTooHigh') }
  return {}
}
