import { data, redirect } from 'react-router'
import { pageCount } from '../../../domain/shop/product-list.ts'
import { stepOf } from '../../../domain/urls/page-paths.ts'
import { readSite } from '../content/site-data.server.ts'
import { lostPage } from '../errors/not-found-data.server.ts'
import { ClosingSections } from '../layout/closing-sections.tsx'
import { setPageSubject, setStructuredData } from '../seo/page-meta.server.ts'
import type { Route } from './+types/shop.ts'
import { ShopBanner } from './shop-banner.tsx'
import { ShopCatalogue } from './shop-catalogue.tsx'
import { shopFacts, shopHead } from './shop-meta.server.ts'
import { findCategory, isZeroResultSearch, readShopPage } from './shop-page.server.ts'
import { isNonCanonical, readShopQuery, shopAddress } from './shop-query.ts'
import { normaliseSizes } from './shop-sizes.server.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const requested = normaliseSizes(readShopQuery(url.searchParams, params.step), url.searchParams)
  const category = await findCategory(context, requested.category)
  const query = category === null ? requested : { ...requested, category: stepOf(category) }
  if (isNonCanonical(url.searchParams, query)) throw redirect(shopAddress(query))
  if (query.category !== '' && category === null) throw await lostPage(context)
  const [site, page] = await Promise.all([
    readSite(context),
    readShopPage(context, query, category),
  ])
  const status = query.page > pageCount(page.total) ? 404 : 200
  setStructuredData(context, shopFacts(site, page, category))
  if (isZeroResultSearch(page)) setPageSubject(context, { missed: query.q })
  return data({ ...page, head: shopHead(site, page, category) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { category, banner } = loaderData
  return (
    <>
      <ShopBanner category={category} photo={banner} />
      <ShopCatalogue page={loaderData} />
      <ClosingSections />
    </>
  )
}
