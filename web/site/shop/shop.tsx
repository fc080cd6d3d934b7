import { data, redirect } from 'react-router'
import { pageCount } from '../../../domain/shop.ts'
import { tellFacts, tellSubject } from '../head.server.ts'
import { LastSections } from '../sections/last-sections.tsx'
import { readSite } from '../site-data.server.ts'
import type { Route } from './+types/shop.ts'
import { ShopBanner } from './shop-banner.tsx'
import { ShopCatalogue } from './shop-catalogue.tsx'
import { shopFacts, shopHead } from './shop-head.server.ts'
import { isMissedSearch, readShopPage } from './shop-page.server.ts'
import { isUntidy, readShopQuery, shopAddress } from './shop-query.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const query = readShopQuery(url.searchParams, params.categoryId)
  if (isUntidy(url.searchParams, query)) throw redirect(shopAddress(query))
  const [site, page] = await Promise.all([readSite(context), readShopPage(context, query)])
  if (page === null) throw data(null, { status: 404 })
  const status = query.page > pageCount(page.total) ? 404 : 200
  tellFacts(context, shopFacts(site, page))
  if (isMissedSearch(page)) tellSubject(context, { missed: query.q })
  return data({ ...page, head: shopHead(site, page) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopBanner category={loaderData.category} photo={loaderData.banner} />
      <ShopCatalogue page={loaderData} />
      <LastSections />
    </>
  )
}
