import { readOfferFormat } from '../product-card/offer-format.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import type { Route } from './+types/current-products.ts'
import { readListedProducts } from './listed-products.ts'
import { readSelectedProducts } from './selected-products.server.ts'
import { MAX_SHORTLIST } from './shortlist.ts'

/** Products that visitors can see, by id, with what can still be chosen of their selections. */
export type CurrentProducts = Partial<Record<string, ProductTeaser>>

/** JSON for lists in the browser's storage, which keep ids and selections only. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const listed = readListedProducts(url.searchParams, MAX_SHORTLIST)
  const [products, shop] = await Promise.all([
    readSelectedProducts(context, listed),
    readOfferFormat(context),
  ])
  const current: CurrentProducts = Object.fromEntries(
    products.map((one) => [one.record._id, toPricedTeaser(one.record, shop, one)]),
  )
  return Response.json(current, { headers: { 'x-robots-tag': 'noindex' } })
}
