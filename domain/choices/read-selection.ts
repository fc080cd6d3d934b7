import { readChosenMeasure } from './choice-measure.ts'
import { readChosen, type Selection } from './choice-selection.ts'
import type { OfferedChoice } from './offered-choice.ts'

/**
 * The selection in the query of a product's address. Unknown keys, unknown values, values that
 * cannot be chosen now and measures out of bounds are ignored.
 */
export function readSelection(
  choices: readonly OfferedChoice[],
  query: URLSearchParams,
): Selection {
  return readChosen(choices, query, readChosenMeasure)
}
