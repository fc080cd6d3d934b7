import { describeSelection } from '../choices/selection.ts'
import { noChoices, type Priced, type PriceFormat, priceText } from '../money/price.ts'
import { type Available, availabilityText } from '../shop/availability.ts'
import type { Texts } from '../text/page-texts.ts'
import type { ChatWords } from './chat-message.ts'
import type { ChosenText } from './selection-message.ts'

/** Product as chat messages describe it; unknown values are empty. */
export interface ChatProduct {
  name: string
  description: string
  category: string
  tags: readonly string[]
  length: string
  width: string
  height: string
  material: string
  /** Name and value of each choice made. */
  choices?: readonly ChosenText[]
  /** Formatted price, such as `₹ 24,000`. */
  price?: string
  /** Formatted availability, such as `Made to order, 3 weeks`. */
  availability?: string
}

/** Value of each placeholder. */
export type ChatTexts = ReadonlyMap<string, string>

type ProductFacts = Omit<ChatProduct, 'category' | 'choices' | 'price' | 'availability'> &
  Available &
  Priced & { category: { name: string } | null }

/** Converts a product record for chat messages. */
export function chatProductOf(
  record: ProductFacts,
  shop: PriceFormat & { texts: Texts<'offer'> },
  chosen = noChoices,
): ChatProduct {
  const { name, description, tags, length, width, height, material } = record
  const category = record.category?.name ?? ''
  const price = priceText(record, shop, chosen)
  const choices = describeSelection(chosen.selection)
  const availability = availabilityText(record, shop.texts)
  const sizes = { length, width, height }
  return { name, description, category, tags, ...sizes, material, choices, price, availability }
}

/** Placeholder values of a product and of the shop's brand, without the selection and the link. */
export function wordsOf(product: ChatProduct, brand: string, said: ChatWords): ChatTexts {
  const { tags, choices: _, price = '', availability = '', ...texts } = product
  const words = {
    ...texts,
    name: product.name.trim() || said.product,
    tags: tags.join(', '),
    size: sizeWords(product, said),
    price,
    availability,
    brand,
  }
  return new Map(Object.entries(words).map(([name, text]) => [name, text.trim()]))
}

/** "Length 202 cm, width 120 cm": the known ones of the three. */
export function sizeWords(product: Record<Measure, string>, said: ChatWords): string {
  const known = measures.filter((name) => product[name] !== '')
  const text = known.map((name) => `${said[name]} ${product[name]}`).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const measures = ['length', 'width', 'height'] as const
type Measure = (typeof measures)[number]

/**
 * Order in which values are cut if a link is too long, and the minimum encoded length of each; the
 * choices have one of their own.
 */
export const MIN_TEXT_LENGTHS: ReadonlyMap<string, number> = new Map([
  ['description', 0],
  ['tags', 100],
  ['material', 100],
  ['size', 180],
  ['length', 60],
  ['width', 60],
  ['height', 60],
  ['availability', 100],
  ['category', 100],
  ['choices', 0],
  ['price', 60],
  ['brand', 60],
  ['name', 100],
])
