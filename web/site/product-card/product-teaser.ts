import type { Picture } from '../../../domain/media/media.ts'
import type { PriceTexts } from '../../../domain/money/price.ts'
import type { ProductChat } from '../chat/product-chat.server.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import type { CardSwatches } from '../product/choices/swatch-parts.tsx'

/** Data of a product's card: much smaller than the record, because it is embedded in pages. */
export interface ProductTeaser extends WithFallbacks {
  _id: string
  path: string
  name: string
  category: string
  material: string
  /** Size on one line: `202 W × 120 D × 205 H cm`; empty if there is none. */
  size: string
  picture: Picture | null
  /** On cards of products with several photos. */
  second?: SecondPhoto
  /** Chat message and URL, if they differ from the defaults. */
  chat?: ProductChat | undefined
  /** Absent without a price and an availability. */
  offer?: OfferTexts
  /** In lists of a visitor: name and value of each choice that the path selects. */
  choiceLines?: readonly string[]
  /** On cards of products that come in several colours. */
  swatches?: CardSwatches
}

/** Price and availability of a product as visitors read them; unset texts are absent. */
export interface OfferTexts extends PriceTexts {
  availability?: string
  /** Sold products: label of the button that replaces ordering. */
  soldAction?: string
}

/** Second photo of a card: one file in the width of a card, because few visitors ask for it. */
export interface SecondPhoto {
  url: string
  width: number
  height: number
  focus: string
}
