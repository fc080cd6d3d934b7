import type { MetaDescriptor } from 'react-router'
import { isFiltered, shopAddress } from '../../../domain/catalogue/product-query.ts'
import { pageCount } from '../../../domain/shop/product-list.ts'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { breadcrumbFacts, jsonLd, languageFacts, pageHead } from '../content/page-meta.server.ts'
import { pageUrl } from '../content/site.ts'
import type { Site } from '../content/site-data.server.ts'
import type { Category, ShopPage } from './shop-page.server.ts'

/** Meta tags of the page that has only the filters of a view; search engines see only the view. */
export function filterPageHead(site: Site, { query, texts }: ShopPage): MetaDescriptor[] {
  return pageHead(site, { title: texts.filterOpen, path: shopAddress(query), isIndexed: false })
}

/**
 * Meta tags of a shop view. Only unfiltered views are indexed: pages of the whole shop or of a
 * category.
 */
export function shopHead(site: Site, page: ShopPage, category: Category | null): MetaDescriptor[] {
  const { query, products, total, texts } = page
  const name = category?.name ?? texts.shopTitle
  const { metaTitle, metaDescription } = category ?? {
    metaTitle: texts.shopMetaTitle,
    metaDescription: texts.shopMetaDescription,
  }
  const titleOf = (name: string) =>
    query.page === 1 ? name : format(texts.shopPage, { name, page: query.page })
  const isIndexed = !isFiltered(query) && query.sort === undefined && products.length > 0
  const head = pageHead(site, {
    title: titleOf(name),
    description: describe(page),
    own: { metaTitle: metaTitle && titleOf(metaTitle), metaDescription },
    path: shopAddress(query),
    image: products.find(({ picture }) => picture !== null)?.picture,
    preview: category ? `/preview/category/${category._id}.jpg` : undefined,
    isIndexed,
    facts: shopFacts(site, page, category),
  })
  const neighbour = (rel: string, page: number) => ({
    tagName: 'link' as const,
    rel,
    href: pageUrl(site, shopAddress({ ...query, page })),
  })
  if (isIndexed && query.page > 1) head.push(neighbour('prev', query.page - 1))
  if (isIndexed && query.page < pageCount(total)) head.push(neighbour('next', query.page + 1))
  return head
}

function shopFacts(
  site: Site,
  { query, products, texts }: ShopPage,
  category: Category | null,
): object[] {
  const name = category?.name ?? texts.shopTitle
  const language = languageFacts(site)
  const shop = { name: texts.shopTitle, path: addresses.shop }
  const trail = category === null ? [shop] : [shop, { name: category.name, path: category.path }]
  const own = jsonLd('CollectionPage', {
    name,
    url: pageUrl(site, shopAddress(query)),
    ...language,
  })
  const page = language.inLanguage === undefined ? [] : [own]
  const way = breadcrumbFacts(site, trail)
  if (products.length === 0) return [way, ...page]
  const list = jsonLd('ItemList', {
    name,
    // Details are in the structured data of the product pages.
    itemListElement: products.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: pageUrl(site, path),
    })),
  })
  return [way, list, ...page]
}

function describe({ category, categories, products }: ShopPage): string | undefined {
  if (category !== null && category.description !== '') return category.description
  if (products.length === 0) return undefined
  const names = products.map(({ name }) => name).join(', ')
  if (category !== null) return `${category.name}: ${names}.`
  const kinds = categories.map(({ name }) => name).join(', ')
  return kinds === '' ? names : `${kinds}: ${names}.`
}
