import { type ProductSort, SHOP_PAGE_SIZE, skipOf } from '../../../domain/shop/product-list.ts'
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

interface Sort {
  /** Absent: in the order set by administrators. */
  value?: ProductSort
  name: keyof Texts<'shop'>
}

const sorts: Sort[] = [
  { name: 'sortOwn' },
  { value: 'newest', name: 'sortNewest' },
  { value: 'oldest', name: 'sortOldest' },
  { value: 'name', name: 'sortName' },
]
const priceSorts: Sort[] = [
  { value: 'price', name: 'sortPrice' },
  { value: '-price', name: 'sortPriceDown' },
]
const availabilitySorts: Sort[] = [{ value: 'availability', name: 'sortReady' }]

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
              onChange={({ target }) => ask({ sort: findSort(target.value) })}
            >
              {listSorts(page).map(({ value, name }) => (
                <option key={name} value={value ?? ''}>
                  {texts[name]}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </div>
        </div>
        <div className={css.submit}>
          <noscript>
            <button className={button.ink} type="submit" form={shopFormId}>
              {texts.filterAction}
            </button>
          </noscript>
        </div>
      </NeedsServer>
      <p className={css.count} role="status">
        {countOf(page)}
      </p>
    </div>
  )
}

/** Orders by price and availability once any product has them, or if a link asks for them. */
function listSorts({ query: { sort }, offered, availabilities }: ShopPage): Sort[] {
  const isAsked = (one: Sort) => one.value === sort
  return [
    ...sorts,
    ...(offered.includes('minPrice') || priceSorts.some(isAsked) ? priceSorts : []),
    ...(availabilities.length > 0 || availabilitySorts.some(isAsked) ? availabilitySorts : []),
  ]
}

function findSort(text: string): ProductSort | undefined {
  const all = [...sorts, ...priceSorts, ...availabilitySorts]
  return all.find(({ value }) => value === text)?.value
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
