import { useEffect, useRef } from 'react'
import { readShopQuery } from '../../../domain/catalogue/product-query.ts'
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
import { NeedsServer } from '../content/page-output.tsx'
import { ProductSearchField } from '../search/product-search-field.tsx'
import { FilterButton } from './filters/filter-button.tsx'
import { type ShopNavigation, shopFormId } from './shop-navigation.ts'
import type { ShopPage } from './shop-page.server.ts'
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

/** Typing pause after which the search is sent. */
const DEBOUNCE_MS = 250

interface ShopSearchProps {
  requested: string
  /** Placeholder of the empty field. */
  hint: string
  onSearch: (q: string) => void
}

/** Search as you type. The field is uncontrolled, so that no response overwrites newer input. */
function ShopSearch({ requested, hint, onSearch }: ShopSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(requested)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    // The query changed from outside, such as by the back button.
    if (requested === sent.current) return
    sent.current = requested
    clearTimeout(timer.current)
    if (field.current !== null) field.current.value = requested
  }, [requested])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = () => {
    clearTimeout(timer.current)
    sent.current = wordsOf(field.current?.value ?? '')
    search.current(sent.current)
  }
  /** Drops what is typed and not sent: a suggestion takes its place. */
  const drop = () => {
    clearTimeout(timer.current)
    if (field.current !== null) field.current.value = sent.current
  }
  return (
    <ProductSearchField
      field={field}
      form={shopFormId}
      placeholder={hint}
      defaultValue={requested}
      onChange={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(send, DEBOUNCE_MS)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
      }}
      preservesScroll
      onFollow={drop}
    />
  )
}

/** Normalised as in the URL. */
function wordsOf(text: string): string {
  return readShopQuery(new URLSearchParams({ q: text })).q ?? ''
}
