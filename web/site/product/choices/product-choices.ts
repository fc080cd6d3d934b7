import type { MessageTemplate } from '../../../../domain/chat/selection-message.ts'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import type { Priced, PriceTexts } from '../../../../domain/money/price.ts'
import type { EnquiredChoice } from '../../chat/enquiry-tracking.ts'

/** What a product page needs beside its product to show any selection without a request. */
export interface ProductChoices {
  offered: readonly OfferedChoice[]
  /** True if a visitor types a measure, which needs more script. */
  hasMeasure: boolean
  /** Query of the address as the server read it, with known parameters only. */
  query: string
  /** Price without surcharges. */
  priced: Priced
  currency: string
  texts: PriceTexts
  message: MessageTemplate
}

interface ShopPrices {
  currency: string
  texts: PriceTexts
}

/** Choices of a product that nobody has chosen from yet, and without a chat message. */
export function toProductChoices(
  { price, salePrice, priceIsFrom }: Priced,
  offered: readonly OfferedChoice[],
  { currency, texts: { offerFrom, offerBefore } }: ShopPrices,
): ProductChoices {
  return {
    offered,
    hasMeasure: offered.some(({ kind }) => kind === 'measure'),
    query: '',
    priced: { price, salePrice, priceIsFrom },
    currency,
    texts: { offerFrom, offerBefore },
    message: { text: '', words: [] },
  }
}

/** What a selection adds to the view of a product; all absent without one. */
export interface SelectionView {
  /** Query of the selection, such as `?fabric=sage-linen`; the view's path has it as well. */
  query?: string
  /** Changes with the values whose photos stand first: the gallery then shows its first photo. */
  leadingPhotos?: string
  /** Name and value of each choice made, for the visitor's shortlist. */
  choiceLines?: readonly string[]
  enquired?: EnquiredChoice[]
}
