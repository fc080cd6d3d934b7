import type { ChoiceDefinition, NamedChoice } from '../../../domain/choices/offered-choice.ts'
import { findSwatches, type Swatches } from '../../../domain/choices/swatches.ts'

/** A product as far as swatches go. */
interface SwatchedProduct {
  _id: string
  choices: readonly NamedChoice[]
}

/** Swatches by the ids of products, of those that offer samples; of all products in one read. */
export async function readSwatches(
  products: readonly SwatchedProduct[],
  readDefinitions: () => Promise<ReadonlyMap<string, ChoiceDefinition>>,
): Promise<Map<string, Swatches>> {
  const found = new Map<string, Swatches>()
  const offering = products.filter(({ choices }) => choices.length > 0)
  if (offering.length === 0) return found
  const definitions = await readDefinitions()
  for (const { _id, choices } of offering) {
    const swatches = findSwatches(choices, definitions)
    if (swatches !== null) found.set(_id, swatches)
  }
  return found
}
