import type { ApiMessage, MessageCode } from '../../../../domain/messages/api-message.ts'

/** Sentence about a decision of the import, not an error. */
export type Note = ApiMessage<MessageCode>

/** Facts of a row of a foreign table beside the cells of our columns. */
export interface ForeignRow {
  /** Shopify’s handle or WooCommerce’s id, by which the product is found again. */
  key: string | null
  notes: Note[]
  choices: ForeignChoice[]
  /** Choices and values that photos show, by their addresses. */
  shown: ReadonlyMap<string, { choice: string; value: string }>
  /** Paths of the product’s former pages. */
  oldPaths: string[]
}

/** Choice of a product, to be shared with an equal one of the shop. */
export interface ForeignChoice {
  name: string
  /** Surcharges are normalised decimals, or empty. */
  values: { name: string; surcharge: string }[]
}
