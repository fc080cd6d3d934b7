import type { Degree } from './search-terms.ts'

/** Place in which a product has a term: its name; category or tags; or elsewhere. */
export type Place = 'name' | 'groups' | 'rest'

/** The products that have a term. */
export interface TermHits {
  /** How much the term matters. */
  weight: number
  /** Number of products that have it, by something close if there are no others. */
  count: number
  /** Document numbers of those to rank, by the best way in which they have it. */
  found: { degree: Degree; place: Place; numbers: number[] }[]
}

/** Facts besides the terms on which the order of results depends. */
export interface RankedCatalogue {
  /** Number of products, to tell rare words from common ones. */
  size: number
  /** Products that can no longer be ordered, which come behind those that match as well. */
  sold: number[]
  /** For each size of the query, the products of about that size, which come first. */
  sized: number[][]
}

/** Document numbers in order. */
export interface RankedResults {
  /** Products that have every term. */
  full: number[]
  /** Products that have some, if fewer than `MIN_FULL_RESULTS` have every term. */
  partial: number[]
}

/** With fewer results, products that have only some of the terms follow. */
export const MIN_FULL_RESULTS = 3

/**
 * Ranks the products that have at least one of the terms. Products that have a term only by
 * something close to it follow the others; beside other terms they match in part.
 */
export function rankResults(terms: TermHits[], catalogue: RankedCatalogue): RankedResults {
  const scored = scoreProducts(terms, catalogue)
  const complete = scored.filter(({ count }) => count === terms.length)
  const exact = complete.filter(({ isClose }) => !isClose)
  if (terms.length === 1 || exact.length >= MIN_FULL_RESULTS) {
    const close = complete.filter(({ isClose }) => isClose)
    return { full: [...sortNumbers(exact), ...sortNumbers(close)], partial: [] }
  }
  const others = scored.filter(({ count, isClose }) => isClose || count < terms.length)
  return { full: sortNumbers(exact), partial: sortNumbers(dropWeak(others)) }
}

/** Terms in a name that come before fewer, in a search of more terms than these. */
const MIN_NAMED_TERMS = 2

/**
 * How well a product has a term. The place counts more than the degree, but a word as typed comes
 * before its synonyms in category and tags, and what is only close behind everything else.
 */
export const qualities: Readonly<Record<Degree, Readonly<Record<Place, number>>>> = {
  typed: { name: 10, groups: 9.2, rest: 6.5 },
  own: { name: 9.5, groups: 7.5, rest: 4.5 },
  same: { name: 9, groups: 7.4, rest: 4 },
  begun: { name: 8.7, groups: 6.8, rest: 3.5 },
  near: { name: 3, groups: 2, rest: 1 },
}

interface ScoredProduct {
  number: number
  /** Number of terms that it has. */
  count: number
  /** True if it has a term only by something close to it. */
  isClose: boolean
  isSold: boolean
  /** Number of sizes of the query that it has. */
  sizes: number
  /** Number of terms in its name if there are enough of them, else 0. */
  named: number
  score: number
}

function scoreProducts(terms: TermHits[], { size, sold, sized }: RankedCatalogue): ScoredProduct[] {
  const products = new Map<number, ScoredProduct>()
  for (const { weight, count, found } of terms) {
    // Rare words weigh more than common ones.
    const termWeight = Math.log(1 + size / count) * weight
    for (const { degree, place, numbers } of found) {
      const score = termWeight * qualities[degree][place]
      for (const number of numbers) {
        let product = products.get(number)
        if (product === undefined) {
          product = {
            number,
            count: 0,
            isClose: false,
            isSold: false,
            sizes: 0,
            named: 0,
            score: 0,
          }
          products.set(number, product)
        }
        product.score += score
        product.count += 1
        if (degree === 'near') product.isClose = true
        else if (place === 'name') product.named += 1
      }
    }
  }
  const among = (numbers: number[]) => numbers.flatMap((number) => products.get(number) ?? [])
  for (const product of among(sold)) product.isSold = true
  for (const product of among(sized.flat())) product.sizes += 1
  const scored = [...products.values()]
  for (const product of scored)
    if (terms.length <= MIN_NAMED_TERMS || product.named < MIN_NAMED_TERMS) product.named = 0
  return scored
}

/** Partial matches that are much worse than the best one are left out. */
function dropWeak(products: ScoredProduct[]): ScoredProduct[] {
  const best = products.reduce((max, { score }) => Math.max(max, score), 0)
  return products.filter(({ score }) => score >= best * MIN_SHARE_OF_BEST)
}

const MIN_SHARE_OF_BEST = 0.4

/** Document numbers follow the shop's own order, which decides between equals. */
function sortNumbers(products: ScoredProduct[]): number[] {
  return products
    .sort(
      (a, b) =>
        Number(a.isSold) - Number(b.isSold) ||
        b.sizes - a.sizes ||
        b.named - a.named ||
        b.score - a.score ||
        a.number - b.number,
    )
    .map(({ number }) => number)
}
