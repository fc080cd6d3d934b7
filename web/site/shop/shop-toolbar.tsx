import { useEffect, useRef } from 'react'
import { fillIn } from '../../../domain/fill-in.ts'
import type { Texts } from '../../../domain/page-texts.ts'
import { type ProductSort, shopPageSize, skipOf } from '../../../domain/shop.ts'
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

export function ShopToolbar({ page, navigation: { asked, ask } }: ShopToolbarProps) {
  const { texts } = page
  return (
    <div className={css.root}>
      <SearchField
        asked={asked.q}
        hint={texts.searchHint}
        onSearch={(q) => {
          if (q !== asked.q) ask({ q }, { replace: true })
        }}
      />
      <p className={css.count} role="status">
        {countOf(page)}
        {page.total > shopPageSize && <span className="vh"> products</span>}
      </p>
      <div className={css.sort} data-needs-server>
        <label htmlFor="sort">{texts.sortLabel}</label>
        <select
          id="sort"
          name="sort"
          form={shopFormId}
          value={asked.sort}
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

/** How long a pause in typing means that a word is finished. */
const pauseMs = 250

interface SearchFieldProps {
  asked: string
  /** What stands in the empty field. */
  hint: string
  onSearch: (q: string) => void
}

/** Searches while one types. The field keeps its own text, so that no answer overtakes the hand. */
function SearchField({ asked, hint, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(asked)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    // Another address, such as the back button's, brings another word.
    if (asked === sent.current) return
    sent.current = asked
    clearTimeout(timer.current)
    if (field.current !== null) field.current.value = asked
  }, [asked])
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
        defaultValue={asked}
        onChange={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(send, pauseMs)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send()
        }}
      />
    </search>
  )
}

/** As the address will hold them. */
function wordsOf(text: string): string {
  return readShopQuery(new URLSearchParams({ q: text })).q
}

function countOf({ query, products, total, texts }: ShopPage): string {
  if (total === 0) return texts.countNone
  const before = skipOf(query.page)
  if (products.length === 0) return fillIn(texts.countBeyond, { count: total })
  if (total <= shopPageSize)
    return total === 1 ? texts.countOne : fillIn(texts.countAll, { count: total })
  return fillIn(texts.countPart, {
    first: before + 1,
    last: before + products.length,
    count: total,
  })
}
