/** Price and availability of a product as visitors read them; unset texts are absent. */
export interface OfferTexts {
  availability?: string
  price?: string
  /** Price before the sale. */
  before?: string
  /** Sold products: label of the button that replaces ordering. */
  soldAction?: string
}
