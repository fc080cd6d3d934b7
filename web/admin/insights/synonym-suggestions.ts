import type { Product } from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import type { VocabularyGroup } from '../../../domain/search/furniture-vocabulary.ts'
import { isSameTerm } from '../../../domain/search/synonym-lines.ts'

/** A word that a search may be made a synonym of. */
export interface Suggestion {
  word: string
  /** Kind of its source, which the dialog names. */
  source: 'category' | 'tag' | 'built-in' | 'product'
}

interface Sources {
  categories: readonly Named[]
  /** Products found by what is typed; before, those nearest to the missed search. */
  products: readonly Pick<Product, 'name' | 'tags'>[]
  groups: readonly Pick<VocabularyGroup, 'words'>[]
}

const MAX_SUGGESTIONS = 8
/** Suggestions of each source while nothing is typed. */
const MAX_INITIAL_SUGGESTIONS = 3

/** Suggestions that begin with what is typed, those of the catalogue first. */
export function suggestWords(
  missed: string,
  typed: string,
  { categories, products, groups }: Sources,
): Suggestion[] {
  const isTyped = typed !== ''
  const fits = (word: string) => hasWordFrom(word, typed)
  const found = {
    category: categories.map(({ name }) => name).filter(fits),
    tag: products.flatMap(({ tags }) => tags).filter(fits),
    'built-in': isTyped
      ? groups.flatMap(({ words }) => words.find(fits) ?? [])
      : groups
          .filter(({ words }) => hasAnyOf(words, missed))
          .flatMap(({ words }) => words[0] ?? []),
    product: isTyped ? products.map(({ name }) => name).filter(fits) : [],
  }
  const suggestions: Suggestion[] = []
  for (const source of ['category', 'tag', 'built-in', 'product'] as const) {
    const fresh: Suggestion[] = []
    for (const word of found[source]) {
      const known = [missed, ...[...suggestions, ...fresh].map((other) => other.word)]
      if (!known.some((other) => isSameTerm(other, word))) fresh.push({ word, source })
    }
    suggestions.push(...(isTyped ? fresh : fresh.slice(0, MAX_INITIAL_SUGGESTIONS)))
  }
  return suggestions.slice(0, MAX_SUGGESTIONS)
}

/** True if the text begins one of the words. */
function hasWordFrom(words: string, text: string): boolean {
  return ` ${words.toLowerCase()}`.includes(` ${text.toLowerCase()}`)
}

/** True if the search has one of the words or phrases. */
function hasAnyOf(words: readonly string[], search: string): boolean {
  return words.some((word) => ` ${search.toLowerCase()} `.includes(` ${word.toLowerCase()} `))
}
