import { useTranslations } from 'use-intl'
import { z } from 'zod'
import type { GroupField } from '../../../../domain/content/fields/group-field.ts'
import type { RecordsField } from '../../../../domain/content/fields/records-field.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import {
  type Discount,
  MAX_PERCENT,
  MAX_QUANTITY,
  type Summed,
} from '../../../../domain/quotation/sums.ts'
import type { FormValues } from '../form-values.ts'
import { mediaValue, randomId } from '../media/media-value.ts'

const text = z.string().catch('')

/** Discount as it is typed; without a value it is none. */
const typedDiscount = z.object({ kind: text, value: text })
export type TypedDiscount = z.infer<typeof typedDiscount>

/** Line of a quotation in the form. */
const quotationLine = z.object({
  /** Stable key of its row. */
  key: text,
  /** Empty until the server has given one. */
  _id: text,
  /** Empty for a line that was typed. */
  product: text,
  title: text,
  details: text,
  /** Text while it is no number. */
  quantity: z.union([z.number(), z.string()]).catch(''),
  price: text,
  discount: typedDiscount.nullable().catch(null),
  image: mediaValue.nullable().catch(null),
})
export type QuotationLine = z.infer<typeof quotationLine>

/** True for the lines of a quotation. */
export function isQuotationLines({ entries }: RecordsField): boolean {
  return entries.quantity?.kind === 'number'
}

/** True for a discount. */
export function isDiscount({ neededEntry }: GroupField): boolean {
  return neededEntry === 'value'
}

export function readLines(value: unknown): QuotationLine[] {
  return z.array(quotationLine).safeParse(value).data ?? []
}

export function newLine(part: Partial<QuotationLine> = {}): QuotationLine {
  return quotationLine.parse({ key: randomId(), quantity: 1, ...part })
}

/** Present kind and value of a discount in the form, where none has neither. */
export function readTypedDiscount(value: unknown): TypedDiscount {
  const { kind, value: typed } = typedDiscount.safeParse(value).data ?? { kind: '', value: '' }
  return { kind: kind || 'amount', value: typed }
}

/** A typed quantity: its number, unless writing that would change what was typed. */
export function readQuantity(typed: string): number | string {
  const bare = typed.trim().replace(',', '.')
  const number = Number(bare)
  return bare !== '' && String(number) === bare ? number : typed
}

/** Null for a quantity that is not allowed. */
function quantityOf(value: QuotationLine['quantity']): number | null {
  const number = typeof value === 'number' ? value : Number(value || Number.NaN)
  const isAllowed = number > 0 && number <= MAX_QUANTITY && Number(number.toFixed(2)) === number
  return isAllowed ? number : null
}

/** Parts of a line that cannot be saved as they are. */
export function wrongParts(line: QuotationLine): ('title' | 'quantity' | 'price' | 'discount')[] {
  const { title, quantity, price, discount } = line
  const wrong: ReturnType<typeof wrongParts> = []
  if (title.trim() === '') wrong.push('title')
  if (quantityOf(quantity) === null) wrong.push('quantity')
  // It may be open until the quotation is sent.
  if (price.trim() !== '' && readDecimal(price) === null) wrong.push('price')
  if (discount !== null && discount.value.trim() !== '' && readDiscount(discount) === null)
    wrong.push('discount')
  return wrong
}

/** Values that the sums follow from, as far as they are typed; wrong ones count as nothing. */
export function readSummed(values: Readonly<FormValues>): Summed {
  const { advancePercent } = values
  return {
    lines: readLines(values.lines).map(({ quantity, price, discount }) => ({
      quantity: quantityOf(quantity) ?? 0,
      price: readDecimal(price) ?? '0',
      discount: readDiscount(discount),
    })),
    discount: readDiscount(values.discount),
    delivery: readDecimal(text.parse(values.delivery)) ?? '0',
    advancePercent:
      typeof advancePercent === 'number' && advancePercent >= 0 && advancePercent <= MAX_PERCENT
        ? Number(advancePercent.toFixed(2))
        : 0,
  }
}

function readDiscount(value: unknown): Discount | null {
  const { kind, value: typed } = readTypedDiscount(value)
  const decimal = readDecimal(typed)
  if (decimal === null || (kind === 'percent' && Number(decimal) > MAX_PERCENT)) return null
  return { kind, value: decimal }
}

/** Discount in words, such as `10%`; empty for none. */
export function describeDiscount(value: unknown): string {
  const { kind, value: typed } = readTypedDiscount(value)
  return typed === '' || kind !== 'percent' ? typed : `${typed}%`
}

/** Writes lines in words, such as `2 × Teak Swing, 18000`. */
export function useLineWords(): (lines: readonly QuotationLine[]) => string {
  const t = useTranslations('forms.quotation')
  return (lines) =>
    lines
      .map(({ quantity, title, price, details, discount }) => {
        const words = t('described', { quantity: String(quantity), title, price })
        const less = describeDiscount(discount)
        return [words, details.replaceAll('\n', ', '), less && `−${less}`]
          .filter(Boolean)
          .join(', ')
      })
      .join('; ')
}
