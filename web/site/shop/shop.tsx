import { data, redirect } from 'react-router'
import { normaliseFilters } from '../../../domain/catalogue/filter-values.ts'
import {
  clearFilters,
  filterPageAddress,
  isFilterPage,
  isNonCanonical,
  isSet,
  readShopQuery,
  shopAddress,
} from '../../../domain/catalogue/product-query.ts'
import { pageCount } from '../../../domain/shop/product-list.ts'
import { addresses, stepOf } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { useLocalPath } from '../content/language.ts'
import { setPageSubject } from '../content/page-meta.server.ts'
import { readSite } from '../content/site-data.server.ts'
import { lostPage } from '../errors/not-found-data.server.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { ClosingSections } from '../layout/closing-sections.tsx'
import { revalidatesPage } from '../layout/revalidation.ts'
import { Breadcrumb, PageBanner } from '../ui/page-banner.tsx'
import { PageLink } from '../ui/page-link.tsx'
import type { Route } from './+types/shop.ts'
import css from './filters/filter-fields.module.css'
import { FilterFields } from './filters/filter-fields.tsx'
import { ShopCatalogue } from './shop-catalogue.tsx'
import { filterPageHead, shopHead } from './shop-meta.server.ts'
import {
  findCategory,
  isZeroResultSearch,
  readShopPage,
  type ShopPage,
} from './shop-page.server.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { searchParams } = url
  const requested = normaliseFilters(
    readShopQuery(searchParams, params.step),
    searchParams.get('unit'),
  )
  const category = await findCategory(context, requested.category ?? '')
  const query = category === null ? requested : { ...requested, category: stepOf(category) }
  const hasOnlyFilters = isFilterPage(searchParams)
  if (isNonCanonical(searchParams, query))
    throw redirect(hasOnlyFilters ? filterPageAddress(query) : shopAddress(query))
  if (isSet(query.category) && category === null) throw await lostPage(context)
  const [site, page] = await Promise.all([
    readSite(context),
    readShopPage(context, query, category),
  ])
  if (hasOnlyFilters) return { ...page, hasOnlyFilters, head: filterPageHead(site, page) }
  const status = query.page > pageCount(page.total) ? 404 : 200
  if (isZeroResultSearch(page)) setPageSubject(context, { missed: query.q })
  return data({ ...page, hasOnlyFilters, head: shopHead(site, page, category) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export const shouldRevalidate = revalidatesPage

export default function Shop({ loaderData }: Route.ComponentProps) {
  if (loaderData.hasOnlyFilters) return <FilterPage page={loaderData} />
  return (
    <>
      <ShopBanner page={loaderData} />
      <ShopCatalogue page={loaderData} />
      <ClosingSections />
    </>
  )
}

/** Banner of the whole shop, or of a category with its own name, photo and description. */
function ShopBanner({ page: { category, banner, texts } }: { page: ShopPage }) {
  const { shopTitle, shopText } = texts
  const langOf = useFieldLanguage()
  const nameLang = category === null ? undefined : langOf(category, 'name')
  const trail =
    category === null
      ? [{ name: shopTitle }]
      : [
          { name: shopTitle, to: addresses.shop },
          { name: category.name, lang: nameLang },
        ]
  return (
    <PageBanner
      isCompact
      title={category?.name ?? shopTitle}
      titleLang={nameLang}
      taglineLang={category === null ? undefined : langOf(category, 'description')}
      tagline={category === null ? shopText : category.description}
      photo={banner}
      trail={trail}
    />
  )
}

/** The filters of a view on a page of their own, for visitors without JavaScript. */
function FilterPage({ page }: { page: ShopPage }) {
  const { query, category, texts } = page
  const localPath = useLocalPath()
  const trail = [
    { name: category?.name ?? texts.shopTitle, to: shopAddress(query) },
    { name: texts.filterOpen },
  ]
  const kept = { category: query.category, q: query.q, sort: query.sort }
  return (
    <section className="section">
      <div className={`wrap ${css.root}`}>
        <Breadcrumb trail={trail} />
        <h1>{texts.filterOpen}</h1>
        <form className={css.root} action={localPath(addresses.shop)}>
          {Object.entries(kept).map(
            ([name, value]) =>
              isSet(value) && <input type="hidden" key={name} name={name} value={value} />,
          )}
          <FilterFields page={page} query={query} />
          <div className={css.columns}>
            <button className={button.ink} type="submit">
              {texts.filterAction}
            </button>
            <PageLink className={button.line} to={shopAddress(clearFilters(query))}>
              {texts.filterClear}
            </PageLink>
          </div>
        </form>
      </div>
    </section>
  )
}
