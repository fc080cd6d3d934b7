import type { OfferedChoice, OfferedValue } from '../choices/offered-choice.ts'
import type { Selection } from '../choices/selection.ts'
import { type Language, localeOf } from '../languages/language.ts'
import { format } from '../text/message.ts'
import type { Texts } from '../text/page-texts.ts'
import { decimalOf, hundredthsOf, readDecimal } from './decimal.ts'

/** Price of a product as normalised decimals; empty if not set. */
export interface Priced {
  price: string
  /** Lower than the price. */
  salePrice: string
  priceIsFrom: boolean
}

/** Price in force in hundredths: the sale price where there is one; null if none is set. */
export function readEffectivePrice({
  price,
  salePrice,
}: Pick<Priced, 'price' | 'salePrice'>): number | null {
  const decimal = readDecimal(salePrice || price)
  return decimal === null ? null : hundredthsOf(decimal)
}

/** How a shop writes prices in one language. */
export interface PriceFormat {
  /** Code of three letters. */
  currency: string
  /** Absent for English. */
  language?: Language | undefined
  texts: Pick<Texts<'offer'>, 'offerFrom' | 'offerBefore'>
}

/** Choices of a product, and those that a visitor has made. */
export interface OfferedSelection {
  offered: readonly OfferedChoice[]
  selection: Selection
}

export const noChoices: OfferedSelection = { offered: [], selection: [] }

/** Texts of a price; unset ones are absent. */
export interface PriceTexts {
  /** Such as `from ₹1,299`. */
  price?: string
  /** Price before the sale. */
  before?: string
}

/**
 * Price of a product with the surcharges of a selection, a “from” price until every choice with
 * surcharges is made.
 */
export function describePrice(
  { price, salePrice, priceIsFrom }: Priced,
  { currency, language, texts }: PriceFormat,
  { offered, selection } = noChoices,
): PriceTexts {
  if (price === '') return {}
  const write = (amount: string) =>
    writeAmount(addSurcharges(amount, selection), currency, language)
  const now = write(salePrice || price)
  const isFrom = priceIsFrom || hasOpenSurcharge(offered, selection)
  return {
    price: isFrom ? format(texts.offerFrom, { price: now }) : now,
    ...(salePrice !== '' && { before: write(price) }),
  }
}

/** The same on one line, such as `from ₹999 (before: ₹1,299)`; empty if no price is set. */
export function priceText(priced: Priced, shop: PriceFormat, chosen = noChoices): string {
  const { price = '', before } = describePrice(priced, shop, chosen)
  return before === undefined ? price : format(shop.texts.offerBefore, { price, before })
}

/** Amount with the surcharges of a selection. */
export function addSurcharges(decimal: string, selection: Selection): string {
  const extra = selection.reduce((sum, { value }) => sum + surchargeOf(value), 0)
  return extra === 0 ? decimal : decimalOf(hundredthsOf(decimal) + extra)
}

function hasOpenSurcharge(offered: readonly OfferedChoice[], selection: Selection): boolean {
  return offered.some(
    ({ _id, values }) =>
      values.some((value) => surchargeOf(value) > 0) &&
      selection.every(({ choice }) => choice._id !== _id),
  )
}

/** Surcharge in hundredths. */
function surchargeOf(value: OfferedValue | null): number {
  return value === null || value.surcharge === '' ? 0 : hundredthsOf(value.surcharge)
}

/** Sale of a product: its price, and its end in ISO 8601 UTC; each empty if not set. */
interface Sale {
  salePrice: string
  saleUntil: string
}

/**
 * The product as it is offered at a time, in ISO 8601 UTC: without sale price and end once the sale
 * is over. The end is the first moment without the sale price.
 */
export function offeredAt<P extends Sale>(product: P, at: string): P {
  const isOver = product.saleUntil !== '' && product.saleUntil <= at
  return isOver ? { ...product, salePrice: '', saleUntil: '' } : product
}

/**
 * Formats a normalised decimal with its currency: in English as in the currency's country, in other
 * languages as in India.
 */
export function writeAmount(decimal: string, currency: string, language: Language = 'en'): string {
  const key = `${language} ${currency}`
  const format = formats.get(key) ?? makeFormat(currency, language)
  formats.set(key, format)
  return format.format(Number(decimal))
}

/** Cached: creating a formatter costs many times what using it does. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * The first two letters of nearly every currency code are its country: `en-IN` groups digits as
 * India does.
 */
function makeFormat(currency: string, language: Language): Intl.NumberFormat {
  const locales = language === 'en' ? [`en-${currency.slice(0, 2)}`, 'en'] : localeOf(language)
  return new Intl.NumberFormat(locales, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
}
