import {
  type ProductSort,
  productSorts,
  SHOP_PAGE_SIZE,
  skipOf,
} from '../../../domain/shop/product-list.ts'
import { format } from '../../../domain/text/message.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { NeedsServer } from '../ui/no-script.tsx'
import { FilterButton } from './filters/filter-button.tsx'
import { type ShopNavigation, shopFormId } from './shop-navigation.ts'
import type { ShopPage } from './shop-page.server.ts'
import { ShopSearch } from './shop-search.tsx'
import css from './shop-toolbar.module.css'

interface ShopToolbarProps {
  page: ShopPage
  navigation: ShopNavigation
}

const sortTexts = {
  newest: 'sortNewest',
  oldest: 'sortOldest',
  name: 'sortName',
  price: 'sortPrice',
  '-price': 'sortPriceDown',
  availability: 'sortReady',
} as const satisfies Record<ProductSort, keyof Texts<'shop'>>

/** Search, filters and sort order, in one row that stays in sight on phones, and the count. */
export function ShopToolbar({ page, navigation }: ShopToolbarProps) {
  const { texts, search } = page
  const { requested, ask } = navigation
  return (
    <div className={css.root}>
      <NeedsServer>
        <div className={css.row}>
          <ShopSearch
            requested={requested.q ?? ''}
            hint={search.hint}
            onSearch={(q) => {
              if (q !== (requested.q ?? '')) ask({ q }, { replace: true })
            }}
          />
          {page.offered.length > 0 && <FilterButton page={page} navigation={navigation} />}
          <div className={css.sort}>
            <span aria-hidden="true">{texts.sortLabel}</span>
            <select
              name="sort"
              aria-label={texts.sortLabel}
              form={shopFormId}
              value={requested.sort ?? ''}
              onChange={({ target: { value } }) =>
                ask({ sort: productSorts.find((order) => order === value) })
              }
            >
              <option value="">{texts.sortOwn}</option>
              {listSorts(page).map((order) => (
                <option key={order} value={order}>
                  {texts[sortTexts[order]]}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </div>
        </div>
        <noscript>
          <button className={`${button.ink} ${css.submit}`} type="submit" form={shopFormId}>
            {texts.filterAction}
          </button>
        </noscript>
      </NeedsServer>
      <p className={css.count} role="status">
        {countOf(page)}
      </p>
    </div>
  )
}

/** Orders by price and availability once any product has them, or if a link asks for them. */
function listSorts({ query: { sort }, offered, availabilities }: ShopPage): ProductSort[] {
  const hasPrices = offered.includes('minPrice') || sort?.endsWith('price')
  const hasAvailability = availabilities.length > 0 || sort === 'availability'
  return productSorts.filter((order) =>
    order.endsWith('price') ? hasPrices : order !== 'availability' || hasAvailability,
  )
}

function countOf({ query, products, total, search, texts }: ShopPage): string {
  if (total === 0) return texts.countNone
  const before = skipOf(query.page)
  if (products.length === 0) return format(texts.countBeyond, { count: total })
  if (search.partial?.count !== undefined) return search.partial.count
  if (total <= SHOP_PAGE_SIZE)
    return total === 1 ? texts.countOne : format(texts.countAll, { count: total })
  return format(texts.countPart, {
    first: before + 1,
    last: before + products.length,
    count: total,
  })
}
