import type { PriceTexts } from '../../../domain/money/price.ts'

/** Price and availability of a product as visitors read them; unset texts are absent. */
export interface OfferTexts extends PriceTexts {
  availability?: string
  /** Sold products: label of the button that replaces ordering. */
  soldAction?: string
}
