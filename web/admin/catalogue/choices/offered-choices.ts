import {
  type NamedChoice,
  type OfferedChoice,
  resolveChoices,
} from '../../../../domain/choices/offered-choice.ts'
import type { Definitions } from './named-choices.ts'

/**
 * Choices that a product offers to visitors. Their slugs are made of ids alone, since the letters
 * of other scripts are written by the server only and nothing here leads to an address.
 */
export function offeredChoices(
  named: readonly NamedChoice[],
  definitions: Definitions,
): OfferedChoice[] {
  return resolveChoices(named, definitions, () => '')
}
