import type { UnitWords } from '../measures/unit-words.ts'
import { readChosenMeasure } from './choice-measure.ts'
import type { OfferedChoice } from './offered-choice.ts'
import { readChosen, type Selection } from './selection.ts'

/**
 * The selection in the query of a product's address. Unknown keys, unknown values, values that
 * cannot be chosen now and measures out of bounds are ignored. `words` are
 * the units of the page's language.
 */
export function readSelection(
  choices: readonly OfferedChoice[],
  query: URLSearchParams,
  words?: UnitWords,
): Selection {
  return readChosen(choices, query, (text, choice) => readChosenMeasure(text, choice, words))
}
