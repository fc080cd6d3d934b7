import type { Language } from '../languages/language.ts'
import { localeOf } from '../languages/locale.ts'
import { format } from '../text/message.ts'
import type { Texts } from '../text/page-texts.ts'
import { readDecimal } from './decimal.ts'
import { hundredthsOf } from './hundredths.ts'

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

/** Texts of a price on one line. */
export type PriceTexts = Pick<Texts<'offer'>, 'offerFrom' | 'offerBefore'>

export interface PriceWords {
  /** Current price, such as `from ₹1,299`. */
  now: string
  /** Price before the sale; empty without one. */
  before: string
}

/** Null if no price is set. `currency` is a code of three letters. */
export function describePrice(
  priced: Priced,
  currency: string,
  texts: Pick<Texts<'offer'>, 'offerFrom'>,
  language: Language = 'en',
): PriceWords | null {
  const { price, salePrice, priceIsFrom } = priced
  if (price === '') return null
  const now = writeAmount(salePrice || price, currency, language)
  return {
    now: priceIsFrom ? format(texts.offerFrom, { price: now }) : now,
    before: salePrice === '' ? '' : writeAmount(price, currency, language),
  }
}

/** Price on one line, such as `from ₹999 (before: ₹1,299)`; empty if no price is set. */
export function priceText(
  priced: Priced,
  currency: string,
  texts: PriceTexts,
  language: Language = 'en',
): string {
  const words = describePrice(priced, currency, texts, language)
  if (words === null) return ''
  const { now, before } = words
  return before === '' ? now : format(texts.offerBefore, { price: now, before })
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
