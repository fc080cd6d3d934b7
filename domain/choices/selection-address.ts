import type { OfferedChoice } from './offered-choice.ts'

/** Longer texts are no measures, and are cut. */
export const MAX_TYPED_LENGTH = 60

/**
 * Parameters of a product's address that change its page, in the choices' order: each choice once,
 * with a value that can be chosen. A measure stands as typed, since the page also says what is wrong
 * with it.
 */
export function knownParameters(
  choices: readonly OfferedChoice[],
  query: URLSearchParams,
): URLSearchParams {
  return new URLSearchParams(
    choices.flatMap(({ kind, slug, values }): [string, string][] => {
      const text = query.get(slug) ?? ''
      if (kind === 'measure')
        return text.trim() === '' ? [] : [[slug, text.slice(0, MAX_TYPED_LENGTH)]]
      const isKnown = values.some((value) => value.slug === text && value.isAvailable)
      return isKnown ? [[slug, text]] : []
    }),
  )
}

/** True if the address names a measure, of which there are too many to cache a page of each. */
export function hasMeasure(choices: readonly OfferedChoice[], known: URLSearchParams): boolean {
  return choices.some(({ kind, slug }) => kind === 'measure' && known.has(slug))
}
