import {
  type ChoiceDefinition,
  type ChoiceValue,
  type NamedChoice,
  shownValues,
} from './offered-choice.ts'

/** Most values of a choice that a card shows. */
const MAX_SWATCHES = 5
/** Most values that one query for products can ask for. */
export const MAX_FILTER_VALUES = 20

/** Value of a choice as a card shows it. */
export type Swatch = Pick<ChoiceValue, '_id' | 'name' | 'colour' | 'image'>

/** The first values of a product's first choice of samples. */
export interface Swatches {
  values: Swatch[]
  /** Number of values that the product offers of that choice. */
  count: number
}

/** The swatches of a product that names these choices; null if it offers no samples. */
export function findSwatches(
  named: readonly NamedChoice[],
  definitions: ReadonlyMap<string, ChoiceDefinition>,
): Swatches | null {
  for (const { choice, values: ids } of named) {
    const definition = definitions.get(choice)
    if (definition?.kind !== 'swatch') continue
    const values = shownValues(definition, ids)
    if (values.length === 0) continue
    return { values: values.slice(0, MAX_SWATCHES).map(toSwatch), count: values.length }
  }
  return null
}

function toSwatch({ _id, name, colour, image }: ChoiceValue): Swatch {
  return { _id, name, colour, image }
}
