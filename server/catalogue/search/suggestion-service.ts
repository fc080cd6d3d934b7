import type { Suggestions } from '../../../domain/api/suggestions.ts'
import { category } from '../../../domain/content/category.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import type { ShownLanguage } from '../../../domain/languages/language.ts'
import { getSmallestUrl } from '../../../domain/media/media.ts'
import { isLongEnough, MAX_SUGGESTIONS } from '../../../domain/search/search-text.ts'
import type { ContentService } from '../../content/content-service.ts'
import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'
import type { Product, ProductService } from '../product-service.ts'
import { isPrefixOf } from './phrase-matches.ts'

export type SuggestionService = ReturnType<typeof createSuggestionService>

/** More categories would leave too little room for products. */
const MAX_CATEGORIES = 2
/** With fewer products, a link to their category would save nobody a step. */
const MIN_PRODUCTS_FOR_CATEGORY = 3

export function createSuggestionService(
  products: Pick<ProductService, 'list' | 'facets'>,
  content: Pick<ContentService, 'list' | 'translate'>,
) {
  return {
    /** Categories, products and a corrected search for what a visitor has typed so far, in a language. */
    async list(q: string, shown?: ShownLanguage): Promise<Suggestions> {
      if (!isLongEnough(q)) return { categories: [], products: [], queries: [] }
      const [{ records, corrected, relaxed }, listed] = await Promise.all([
        products.list({ q, limit: MAX_SUGGESTIONS }, shown),
        readCategories(),
      ])
      const queries = corrected === undefined ? [] : [corrected]
      const namesOf = (one: Category) => [
        one.name,
        content.translate(category, one, shown).record.name,
      ]
      const typed = wordsOf(corrected ?? q)
      const named = listed.filter((one) => namesOf(one).some((name) => hasWords(name, typed)))
      const common = relaxed ? [] : findCommonCategories(records, listed)
      const categories = named.length === 0 ? common : named.slice(0, MAX_CATEGORIES)
      return {
        queries,
        categories: categories
          .map((one) => content.translate(category, one, shown).record)
          .map(({ _id, name, path }) => ({ _id, name, path })),
        products: records
          .slice(0, MAX_SUGGESTIONS - queries.length - categories.length)
          .map((one) => describeProduct(content.translate(product, one, shown).record)),
      }
    },
  }

  /** Categories that have live products, in the owner's order. */
  async function readCategories(): Promise<Category[]> {
    const [{ records }, facets] = await Promise.all([content.list(category), products.facets()])
    const counts = new Map(facets.categories.map(({ _id, count }) => [_id, count]))
    return records.filter(({ _id }) => (counts.get(_id) ?? 0) > 0)
  }
}

type Category = RecordOf<typeof category>

/** True if there are words, and every one begins a word of the name. */
function hasWords(name: string, words: readonly SearchWord[]): boolean {
  const known = wordsOf(name)
  return words.length > 0 && words.every((word) => known.some((other) => isPrefixOf(word, other)))
}

/**
 * The one or two categories that all found products are in, for searches in other words than their
 * names: `couch` leads to the sofas.
 */
function findCommonCategories(
  records: readonly Product[],
  categories: readonly Category[],
): Category[] {
  const ids = [...new Set(records.map(({ category }) => category?._id))]
  if (records.length < MIN_PRODUCTS_FOR_CATEGORY || ids.length > MAX_CATEGORIES) return []
  return ids.flatMap((id) => categories.find(({ _id }) => _id === id) ?? [])
}

function describeProduct({ _id, name, path, images: [photo] }: Product) {
  const image = photo === undefined ? '' : getSmallestUrl(photo)
  return { _id, name: name || 'Product', path, image }
}
