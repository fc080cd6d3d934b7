import { interpolate } from '../text/interpolation.ts'
import type { Texts } from '../text/page-texts.ts'

/** What a product costs, in decimals as they are kept; empty is nothing said. */
export interface Priced {
  price: string
  /** Below the price. */
  salePrice: string
  priceIsFrom: boolean
}

/** A price as people read it. */
export interface PriceWords {
  /** What it costs now, such as `from ₹1,299`. */
  now: string
  /** What it cost before the sale; empty without one. */
  before: string
}

/** Null where no price is set. `currency` is a code of three letters. */
export function describePrice(
  priced: Priced,
  currency: string,
  texts: Texts<'offer'>,
): PriceWords | null {
  const { price, salePrice, priceIsFrom } = priced
  if (price === '') return null
  const now = writeAmount(salePrice || price, currency)
  return {
    now: priceIsFrom ? interpolate(texts.offerFrom, { price: now }) : now,
    before: salePrice === '' ? '' : writeAmount(price, currency),
  }
}

/** In one line, such as `from ₹999 (before: ₹1,299)`; empty where no price is set. */
export function priceText(priced: Priced, currency: string, texts: Texts<'offer'>): string {
  const words = describePrice(priced, currency, texts)
  if (words === null) return ''
  const { now, before } = words
  return before === '' ? now : interpolate(texts.offerBefore, { price: now, before })
}

/** A kept decimal with its currency, in English as it is written where the currency is at home. */
export function writeAmount(decimal: string, currency: string): string {
  const format = formats.get(currency) ?? makeFormat(currency)
  formats.set(currency, format)
  return format.format(Number(decimal))
}

/** To make one costs many times what it costs to use it. */
const formats = new Map<string, Intl.NumberFormat>()

/** Of nearly every currency the first two letters are its country: `en-IN` groups as India does. */
function makeFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat([`en-${currency.slice(0, 2)}`, 'en'], {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
}
