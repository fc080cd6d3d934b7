import { shared } from '../content/cached-content.server.ts'
import { readPageLanguage } from '../content/page-language.server.ts'
import { readTexts } from '../content/texts.server.ts'
import type { OfferTexts } from '../product-card/offer-texts.ts'
import type { Route } from './+types/stored-offers.ts'
import { readListedProducts } from './listed-products.ts'
import { readSelectedProducts, toSelectedTeaser } from './selected-products.server.ts'
import { MAX_SHORTLIST } from './shortlist.ts'

interface StoredOffer extends OfferTexts {
  /** Only of products of which something was chosen: the path with what can still be chosen. */
  path?: string
  choiceLines?: readonly string[]
}

/**
 * Price and availability of each product that visitors can see, by id, and its selection; null if
 * none of them is set.
 */
export type StoredOffers = Record<string, StoredOffer | null>

/** JSON for lists in the browser's storage: what their products cost now. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const listed = readListedProducts(url.searchParams, MAX_SHORTLIST)
  const [products, { currency }, texts, language] = await Promise.all([
    readSelectedProducts(context, listed),
    shared.settings(context),
    readTexts(context, 'offer'),
    readPageLanguage(context),
  ])
  const chosen = new Set(listed.filter(({ query }) => query !== '').map(({ _id }) => _id))
  const offers: StoredOffers = Object.fromEntries(
    products.map((product) => {
      const { _id, offer, path, choiceLines } = toSelectedTeaser(product, currency, texts, language)
      if (!chosen.has(_id)) return [_id, offer ?? null]
      return [_id, { ...offer, path, ...(choiceLines !== undefined && { choiceLines }) }]
    }),
  )
  return Response.json(offers, { headers: { 'x-robots-tag': 'noindex' } })
}
