import { data, redirect } from 'react-router'
import { stepOf } from '../../../domain/addresses.ts'
import { pageCount } from '../../../domain/shop.ts'
import { tellFacts, tellSubject } from '../head.server.ts'
import { lostPage } from '../lost-page.server.ts'
import { LastSections } from '../sections/last-sections.tsx'
import { readSite } from '../site-data.server.ts'
import type { Route } from './+types/shop.ts'
import { ShopBanner } from './shop-banner.tsx'
import { ShopCatalogue } from './shop-catalogue.tsx'
import { shopFacts, shopHead } from './shop-head.server.ts'
import { findCategory, isMissedSearch, readShopPage } from './shop-page.server.ts'
import { isUntidy, readShopQuery, shopAddress } from './shop-query.ts'
import { tidySizes } from './shop-sizes.server.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = tidySizes(readShopQuery(url.searchParams, params.step), url.searchParams)
  const category = await findCategory(context, asked.category)
  const query = category === null ? asked : { ...asked, category: stepOf(category) }
  if (isUntidy(url.searchParams, query)) throw redirect(shopAddress(query))
  if (query.category !== '' && category === null) throw await lostPage(context)
  const [site, page] = await Promise.all([
    readSite(context),
    readShopPage(context, query, category),
  ])
  const status = query.page > pageCount(page.total) ? 404 : 200
  tellFacts(context, shopFacts(site, page, category))
  if (isMissedSearch(page)) tellSubject(context, { missed: query.q })
  return data({ ...page, head: shopHead(site, page, category) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { category, banner } = loaderData
  return (
    <>
      <ShopBanner category={category} photo={banner} />
      <ShopCatalogue page={loaderData} />
      <LastSections />
    </>
  )
}
