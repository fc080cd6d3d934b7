import { type Language, localeOf } from '../../../domain/languages/language.ts'
import { writeAmount } from '../../../domain/money/price.ts'
import type { Discount } from '../../../domain/quotation/sums.ts'
import type { Labels } from '../../../domain/text/labels.ts'
import type { RequestScope } from '../../ssr/context.ts'

export type OpenedQuotation = NonNullable<RequestScope['quotation']>

/** Formats that the parts of a view are written with. */
export interface Writing {
  opened: OpenedQuotation
  labels: Labels['quotation']
  write: QuotationFormat
}

/** Writes amounts, numbers and dates in the language of a quotation. */
export interface QuotationFormat {
  amount(decimal: string): string
  number(value: number): string
  /** Empty for none, and for one that takes nothing off. */
  discount(discount: Discount | null): string
  /** Day of a moment in the shop's time zone. */
  day(moment: string): string
  /** Calendar day such as `2026-12-13`; empty for an empty one. */
  date(date: string): string
}

export function createQuotationFormat(
  language: Language,
  currency: string,
  timeZone: string,
): QuotationFormat {
  const locale = localeOf(language)
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const dayIn = (zone: string, moment: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(new Date(moment))
  const amount = (decimal: string) => writeAmount(decimal, currency, language)
  return {
    amount,
    number: (value) => numbers.format(value),
    discount(discount) {
      if (discount === null || Number(discount.value) === 0) return ''
      const { kind, value } = discount
      return kind === 'percent' ? `${numbers.format(Number(value))}%` : amount(value)
    },
    day: (moment) => dayIn(timeZone, moment),
    date: (date) => (date === '' ? '' : dayIn('UTC', date)),
  }
}
