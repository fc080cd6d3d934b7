import { type Language, localeOf } from '../../../domain/languages/language.ts'
import { writeAmount } from '../../../domain/money/price.ts'
import type { Discount } from '../../../domain/quotation/sums.ts'
import type { Labels } from '../../../domain/text/labels.ts'
import { writeDay } from '../../../domain/time/long-date.ts'
import type { RequestScope } from '../../ssr/context.ts'

export type OpenedQuotation = NonNullable<RequestScope['quotation']>

/** Formats that the parts of a view are written with. */
export interface Writing {
  opened: OpenedQuotation
  labels: Labels['quotation']
  write: QuotationFormat
}

export type QuotationFormat = ReturnType<typeof createQuotationFormat>

/** Writes amounts, numbers and dates in the language of a quotation. */
export function createQuotationFormat(language: Language, currency: string, timeZone: string) {
  const numbers = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 })
  const amount = (decimal: string) => writeAmount(decimal, currency, language)
  return {
    amount,
    number: (value: number): string => numbers.format(value),
    /** Empty for none, and for one that takes nothing off. */
    discount(discount: Discount | null): string {
      if (discount === null || Number(discount.value) === 0) return ''
      const { kind, value } = discount
      return kind === 'percent' ? `${numbers.format(Number(value))}%` : amount(value)
    },
    /** Day of a moment in the shop's time zone. */
    day: (moment: string): string => writeDay(moment, language, timeZone),
    /** Calendar day such as `2026-12-13`; empty for an empty one. */
    date: (date: string): string => writeDay(date, language),
  }
}
