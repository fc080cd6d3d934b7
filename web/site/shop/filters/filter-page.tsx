import { clearFilters, isSet, shopAddress } from '../../../../domain/catalogue/product-query.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import button from '../../../ui/button.module.css'
import { useLocalPath } from '../../content/language.ts'
import { Breadcrumb } from '../../ui/page-banner.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { ShopPage } from '../shop-page.server.ts'
import css from './filter-fields.module.css'
import { FilterFields } from './filter-fields.tsx'

/** The filters of a view on a page of their own, for visitors without JavaScript. */
export function FilterPage({ page }: { page: ShopPage }) {
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
