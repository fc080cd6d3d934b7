/** Names of the templates, as `domain/chat/chat-text.ts` declares them. */
type TemplateName = 'product' | 'card' | 'sold' | 'customSize' | 'shortlist' | 'message' | 'header'

/** Fixed words of chat messages that a browser writes itself. */
export interface ChatWords {
  /** Default message of a card's button, and of a shortlist. */
  card: string
  shortlist: string
  /** Message for a visitor whose search found nothing. */
  wish: string
  /** Name of a product without one. */
  product: string
  /** End of a list that is cut. */
  more: string
  /** Word before the reference in the last line. */
  reference: string
}

/** Words about a product. */
export interface ProductWords {
  product: string
  length: string
  width: string
  height: string
  /** Stand for values that are not known, in lines of which others are. */
  missing: {
    description: string
    category: string
    tags: string
    size: string
    length: string
    width: string
    height: string
    material: string
  }
}

/** All words of chat messages in a language other than English. */
export interface ChatTranslation extends ChatWords, ProductWords {
  /** Default texts of the templates. */
  templates: Readonly<Record<TemplateName, string>>
  /** Question about a product that is no longer available. */
  question: string
}
