import { shared } from '../content/cached-content.server.ts'
import { readTexts } from '../content/texts.server.ts'
import type { OfferTexts } from '../product-card/offer-texts.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import { readShownProducts } from '../product-card/shown-products.server.ts'
import type { Route } from './+types/stored-offers.ts'
import { readIds } from './product-ids.ts'
import { MAX_SHORTLIST } from './shortlist.ts'

/** Price and availability of each product that visitors can see, by id; null if neither is set. */
export type StoredOffers = Record<string, OfferTexts | null>

/** JSON for lists in the browser's storage: what their products cost now. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [products, { currency }, texts] = await Promise.all([
    readShownProducts(context, readIds(url.searchParams, MAX_SHORTLIST)),
    shared.settings(context),
    readTexts(context, 'offer'),
  ])
  const offers: StoredOffers = Object.fromEntries(
    products.map((record) => [record._id, toPricedTeaser(record, currency, texts).offer ?? null]),
  )
  return Response.json(offers, { headers: { 'x-robots-tag': 'noindex' } })
}
