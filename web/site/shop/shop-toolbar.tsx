import { useEffect, useRef } from 'react'
import { type ProductSort, SHOP_PAGE_SIZE, skipOf } from '../../../domain/shop/product-list.ts'
import { interpolate } from '../../../domain/text/interpolation.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { type ShopNavigation, shopFormId } from './shop-navigation.ts'
import type { ShopPage } from './shop-page.server.ts'
import { readShopQuery } from './shop-query.ts'
import css from './shop-toolbar.module.css'

interface ShopToolbarProps {
  page: ShopPage
  navigation: ShopNavigation
}

const sorts: { value: ProductSort | ''; name: keyof Texts<'shop'> }[] = [
  { value: '', name: 'sortOwn' },
  { value: 'newest', name: 'sortNewest' },
  { value: 'oldest', name: 'sortOldest' },
  { value: 'name', name: 'sortName' },
]

export function ShopToolbar({ page, navigation: { requested, ask } }: ShopToolbarProps) {
  const { texts } = page
  return (
    <div className={css.root}>
      <SearchField
        requested={requested.q}
        hint={texts.searchHint}
        onSearch={(q) => {
          if (q !== requested.q) ask({ q }, { replace: true })
        }}
      />
      <p className={css.count} role="status">
        {countOf(page)}
      </p>
      <div className={css.sort} data-needs-server>
        <label htmlFor="sort">{texts.sortLabel}</label>
        <select
          id="sort"
          name="sort"
          form={shopFormId}
          value={requested.sort}
          onChange={({ target }) =>
            ask({ sort: sorts.find(({ value }) => value === target.value)?.value ?? '' })
          }
        >
          {sorts.map(({ value, name }) => (
            <option key={value} value={value}>
              {texts[name]}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  )
}

/** Typing pause after which the search is sent. */
const DEBOUNCE_MS = 250

interface SearchFieldProps {
  requested: string
  /** Placeholder of the empty field. */
  hint: string
  onSearch: (q: string) => void
}

/** Search as you type. The field is uncontrolled, so that no response overwrites newer input. */
function SearchField({ requested, hint, onSearch }: SearchFieldProps) {
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
  return (
    <search className={css.search} data-needs-server>
      <Icon name="search" />
      <label className="vh" htmlFor="q">
        Search products
      </label>
      <input
        ref={field}
        id="q"
        name="q"
        type="search"
        form={shopFormId}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={requested}
        onChange={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(send, DEBOUNCE_MS)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send()
        }}
      />
    </search>
  )
}

/** Normalised as in the URL. */
function wordsOf(text: string): string {
  return readShopQuery(new URLSearchParams({ q: text })).q
}

function countOf({ query, products, total, texts }: ShopPage): string {
  if (total === 0) return texts.countNone
  const before = skipOf(query.page)
  if (products.length === 0) return interpolate(texts.countBeyond, { count: total })
  if (total <= SHOP_PAGE_SIZE)
    return total === 1 ? texts.countOne : interpolate(texts.countAll, { count: total })
  return interpolate(texts.countPart, {
    first: before + 1,
    last: before + products.length,
    count: total,
  })
}
