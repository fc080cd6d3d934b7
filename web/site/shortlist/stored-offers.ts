import { shared } from '../content/cached-content.server.ts'
import { readPageLanguage } from '../content/page-language.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { storedOf } from '../product-card/product-teaser.ts'
import type { Route } from './+types/stored-offers.ts'
import { readListedProducts } from './listed-products.ts'
import { readSelectedProducts, toSelectedTeaser } from './selected-products.server.ts'
import { MAX_SHORTLIST } from './shortlist.ts'
import { type StoredProduct, trimmedPicture } from './stored-products.ts'

/** Products that visitors can see, by id, with what can still be chosen of their selections. */
export type StoredOffers = Record<string, Omit<StoredProduct, '_id'>>

/** JSON for lists in the browser's storage: what they show of their products now. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const listed = readListedProducts(url.searchParams, MAX_SHORTLIST)
  const [products, { currency }, texts, language] = await Promise.all([
    readSelectedProducts(context, listed),
    shared.settings(context),
    readTexts(context, 'offer'),
    readPageLanguage(context),
  ])
  const offers: StoredOffers = Object.fromEntries(
    products.map((product) => {
      const teaser = toSelectedTeaser(product, currency, texts, language)
      const { _id, ...shown } = storedOf(teaser)
      return [_id, { ...shown, picture: shown.picture && trimmedPicture(shown.picture) }]
    }),
  )
  return Response.json(offers, { headers: { 'x-robots-tag': 'noindex' } })
}
