import { data, redirect } from 'react-router'
import { pageCount } from '../../../domain/shop.ts'
import { breadcrumbList, JsonLd } from '../json-ld.tsx'
import { pageMeta, siteOf } from '../meta.ts'
import { CustomDesign } from '../sections/custom-design.tsx'
import { PhotoFeed } from '../sections/photo-feed.tsx'
import { useSite } from '../site.ts'
import '../../styles/shop.css'
import type { Route } from './+types/shop.ts'
import { productPath } from './product-teaser.ts'
import { ShopBanner } from './shop-banner.tsx'
import { ShopCatalogue } from './shop-catalogue.tsx'
import { readShopPage, type ShopPage } from './shop-page.server.ts'
import { isFiltered, isUntidy, readShopQuery, shopAddress } from './shop-query.ts'
import './shop.css'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const query = readShopQuery(url.searchParams, params.categoryId)
  if (isUntidy(url.searchParams, query)) throw redirect(shopAddress(query))
  const page = await readShopPage(context, query)
  if (page === null) throw data(null, { status: 404 })
  return data(page, { status: query.page > pageCount(page.total) ? 404 : 200 })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (loaderData === undefined) return pageMeta({ title: 'Page not found', path: '/product', site })
  const { query, category, products, total } = loaderData
  const name = category?.name ?? 'Shop'
  const tags = pageMeta({
    title: query.page === 1 ? name : `${name}, page ${query.page}`,
    description: describe(loaderData),
    path: shopAddress(query),
    image: products.find(({ picture }) => picture !== null)?.picture,
    preview: category ? `/preview/category/${category._id}.jpg` : undefined,
    site,
  })
  if (isFiltered(query) || query.sort !== '' || products.length === 0) {
    return [...tags, { name: 'robots', content: 'noindex, follow' }]
  }
  const neighbour = (rel: string, page: number) => ({
    tagName: 'link' as const,
    rel,
    href: (site?.origin ?? '') + shopAddress({ ...query, page }),
  })
  if (query.page > 1) tags.push(neighbour('prev', query.page - 1))
  if (query.page < pageCount(total)) tags.push(neighbour('next', query.page + 1))
  return tags
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopBanner category={loaderData.category} photo={loaderData.banner} />
      <ShopCatalogue page={loaderData} />
      <CustomDesign />
      <PhotoFeed />
      <ShopFacts page={loaderData} />
    </>
  )
}

function ShopFacts({ page: { category, products } }: { page: ShopPage }) {
  const { origin } = useSite()
  const shop = { name: 'Shop', path: '/product' }
  const trail =
    category === null ? [shop] : [shop, { name: category.name, path: `/product/${category._id}` }]
  return (
    <>
      <JsonLd data={breadcrumbList(origin, trail)} />
      {products.length > 0 && (
        <JsonLd
          data={{
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            name: category?.name ?? 'Shop',
            itemListElement: products.map(({ _id, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: origin + productPath(_id),
            })),
          }}
        />
      )}
    </>
  )
}

function describe({ category, categories, products }: ShopPage): string | undefined {
  if (products.length === 0) return undefined
  const names = products.map(({ name }) => name).join(', ')
  if (category !== null) return `${category.name}: ${names}.`
  const kinds = categories.map(({ name }) => name).join(', ')
  return kinds === '' ? names : `${kinds}: ${names}.`
}
