import { useEffect, useRef } from 'react'
import { readShopQuery } from '../../../domain/catalogue/product-query.ts'
import { ProductSearchField } from '../search/product-search-field.tsx'
import { shopFormId } from './shop-navigation.ts'

/** Typing pause after which the search is sent. */
const DEBOUNCE_MS = 250

interface ShopSearchProps {
  requested: string
  /** Placeholder of the empty field. */
  hint: string
  onSearch: (q: string) => void
}

/** Search as you type. The field is uncontrolled, so that no response overwrites newer input. */
export function ShopSearch({ requested, hint, onSearch }: ShopSearchProps) {
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
