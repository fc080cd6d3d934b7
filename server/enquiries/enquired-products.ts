import { z } from 'zod'
import type { ChosenText } from '../../domain/chat/selection-message.ts'

/** Product of an enquiry, with its name and choices as they were when the enquiry was sent. */
export interface EnquiredProduct {
  _id: string
  name: string
  choices: ChosenText[]
}

const storedProducts = z.array(
  z.object({
    _id: z.string(),
    name: z.string(),
    // Absent without any, as in enquiries from before there were choices.
    choices: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  }),
)

/** Products as the column of an enquiry has them. */
export function writeProducts(products: EnquiredProduct[]): string {
  return JSON.stringify(
    products.map(({ choices, ...named }) => (choices.length === 0 ? named : { ...named, choices })),
  )
}

export function readProducts(column: string): EnquiredProduct[] {
  return storedProducts.parse(JSON.parse(column))
}

/** Names of products and of what was chosen of them, for the search. */
export function searchedTexts(
  products: readonly { name: string; choices?: readonly ChosenText[] }[],
): string[] {
  return products.flatMap(({ name, choices = [] }) => [name, ...choices.map(({ value }) => value)])
}
