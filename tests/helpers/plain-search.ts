import { furnitureVocabulary } from '../../domain/search/furniture-vocabulary.ts'
import { qualities } from '../../server/catalogue/search/result-ranking.ts'
import { weightOfKinds } from '../../server/catalogue/search/search-vocabulary.ts'
import { dropStopWords } from '../../server/catalogue/search/stop-words.ts'
import { type SearchWord, wordsOf } from '../../server/kernel/text-normalisation.ts'

/** Searchable texts of a product, by field weight. */
export interface PlainProduct {
  name: string
  groups: string
  rest: string
}

interface PlainResults<T> {
  /** Products that match every word, near matches included. */
  complete: T[]
  full: T[]
  partial: T[]
  scoreOf(product: T): number
}

/**
 * Reference implementation of the search: scans all products. Supports single words only, without measures and
 * spelling correction. Results are unordered.
 */
export function createPlainSearch<T>(products: T[], read: (product: T) => PlainProduct) {
  const places = new Map(products.map((product) => [product, readPlaces(read(product))]))
  const hitsByWord = new Map<string, ReadonlyMap<T, Hit>>()
  const findHits = (some: T[], term: PlainTerm) => {
    const key = term.word.spelling
    const all = hitsByWord.get(key) ?? judgeAll(places, term)
    hitsByWord.set(key, all)
    return new Map(some.flatMap((product) => pairOf(product, all.get(product))))
  }

  /** `inStage` are the products before filters are applied, `filtered` those after. */
  return (q: string, inStage: T[], filtered: T[]): PlainResults<T> => {
    const terms = readTerms(q).map((term) => {
      const isRare = countExact(findHits(inStage, term)) < 3
      const hits = new Map(
        [...findHits(filtered, term)].filter(([, { isNear }]) => isRare || !isNear),
      )
      const count = countExact(hits) || hits.size
      const weight = count === 0 ? 0 : Math.log(1 + products.length / count)
      return { hits, weight: weight * term.weight }
    })
    const scoreOf = (product: T) =>
      terms.reduce((sum, { hits, weight }) => sum + weight * (hits.get(product)?.quality ?? 0), 0)
    const found = filtered.filter((product) => terms.some(({ hits }) => hits.has(product)))
    const complete = found.filter((product) => terms.every(({ hits }) => hits.has(product)))
    const exact = complete.filter((product) =>
      terms.every(({ hits }) => hits.get(product)?.isNear === false),
    )
    if (terms.length === 1 || exact.length >= 3) {
      // Near matches rank below all exact ones.
      const isExact = new Set(exact)
      const order = (product: T) =>
        scoreOf(product) + 1e6 * countNamed(terms, product) + (isExact.has(product) ? 1e9 : 0)
      return { complete, full: complete, partial: [], scoreOf: order }
    }
    const others = found.filter((product) => !exact.includes(product))
    const best = Math.max(0, ...others.map(scoreOf))
    const partial = others.filter((product) => scoreOf(product) >= best * 0.4)
    const orderOf = (product: T) => scoreOf(product) + 1e6 * countNamed(terms, product)
    return { complete, full: exact, partial, scoreOf: orderOf }
  }
}

const nameQualities = new Set(
  [qualities.typed, qualities.same, qualities.begun].map(({ name }) => name),
)

/** Number of at least three words that a product has in its name, if there are two. */
function countNamed<T>(terms: { hits: ReadonlyMap<T, Hit> }[], product: T): number {
  const named = terms.filter(({ hits }) => nameQualities.has(hits.get(product)?.quality ?? 0))
  return terms.length > 2 && named.length >= 2 ? named.length : 0
}

interface PlainTerm {
  word: SearchWord
  same: SearchWord[][]
  near: SearchWord[][]
  weight: number
}

interface Hit {
  quality: number
  isNear: boolean
}

type Places = Record<keyof typeof qualities.typed, SearchWord[]>

function readPlaces({ name, groups, rest }: PlainProduct): Places {
  const names = wordsOf(name)
  const grouped = [...names, ...wordsOf(groups)]
  return { name: names, groups: grouped, rest: [...grouped, ...wordsOf(rest)] }
}

const vocabulary = furnitureVocabulary.map(({ words, ...group }) => ({
  ...group,
  phrases: words.map((text) => dropStopWords(wordsOf(text))),
}))

function readTerms(q: string): PlainTerm[] {
  return dropStopWords(wordsOf(q)).map((word) => {
    const groups = vocabulary.filter(({ phrases }) =>
      phrases.some((phrase) => isWord(phrase, word)),
    )
    const phrasesOf = (ids: readonly string[]) =>
      vocabulary.filter(({ id }) => ids.includes(id)).flatMap(({ phrases }) => phrases)
    return {
      word,
      same: phrasesOf(groups.flatMap(({ id, includes }) => [id, ...includes])),
      near: phrasesOf(groups.flatMap(({ near }) => near)),
      weight: weightOfKinds(groups.map(({ kind }) => kind)),
    }
  })
}

function isWord(phrase: SearchWord[], word: SearchWord): boolean {
  return phrase.length === 1 && phrase[0]?.normalised === word.normalised
}

function judgeAll<T>(places: ReadonlyMap<T, Places>, term: PlainTerm): ReadonlyMap<T, Hit> {
  return new Map([...places].flatMap(([product, one]) => pairOf(product, judge(one, term))))
}

function pairOf<T>(product: T, hit: Hit | null | undefined): [T, Hit][] {
  return hit ? [[product, hit]] : []
}

function judge(places: Places, { word, same, near }: PlainTerm): Hit | null {
  let exact = 0
  let close = 0
  for (const place of ['name', 'groups', 'rest'] as const) {
    const forms = new Set(places[place].map(({ normalised }) => normalised))
    // The words of a phrase scattered over a description are no match.
    const hasOne = (phrases: SearchWord[][]) =>
      phrases.some(
        (phrase) =>
          (place !== 'rest' || phrase.length === 1) &&
          phrase.every(({ normalised }) => forms.has(normalised)),
      )
    const isBegun = places[place].some(
      (other) =>
        other.spelling.startsWith(word.spelling) || other.normalised.startsWith(word.normalised),
    )
    if (forms.has(word.normalised)) exact = Math.max(exact, qualities.typed[place])
    if (hasOne(same)) exact = Math.max(exact, qualities.same[place])
    if (isBegun) exact = Math.max(exact, qualities.begun[place])
    if (hasOne(near)) close = Math.max(close, qualities.near[place])
  }
  if (exact > 0) return { quality: exact, isNear: false }
  return close > 0 ? { quality: close, isNear: true } : null
}

function countExact(hits: ReadonlyMap<unknown, Hit>): number {
  return [...hits.values()].filter(({ isNear }) => !isNear).length
}
