import { type Priced, priceText } from '../../domain/money/price.ts'
import { resolveTexts } from '../../domain/text/resolved-texts.ts'

/** A price as visitors read it in English; only the tests of `domain/money` say how it looks. */
export function writePrice(price: string, more: Partial<Priced> = {}, currency = 'INR'): string {
  const priced = { price, salePrice: '', priceIsFrom: false, ...more }
  return priceText(priced, { currency, texts: resolveTexts({}, {}, 'offer') })
}

/** The same for a price that depends on what is chosen. */
export function writeFromPrice(price: string, currency?: string): string {
  return writePrice(price, { priceIsFrom: true }, currency)
}
