import { NativeSelect, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { category } from '../../../domain/content/category.ts'
import { useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import { listAnswer } from '../records.ts'
import type { FilterName, ProductView } from './product-query.ts'
import styles from './products.module.css'

interface ProductFiltersProps {
  view: ProductView
  onFilter: (name: FilterName, value: string) => void
}

const categories = {
  path: category.path,
  answer: listAnswer(category, z.object({ _id: z.string(), name: z.string() })),
}
const typingPause = 250

export function ProductFilters({ view, onFilter }: ProductFiltersProps) {
  const { data } = useData(categories)
  return (
    <search className={styles.tools}>
      <SearchField value={view.q} onSearch={(q) => onFilter('q', q)} />
      <NativeSelect
        aria-label="Category"
        value={view.category}
        onChange={(event) => onFilter('category', event.currentTarget.value)}
      >
        <option value="">All categories</option>
        {data?.value.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Showcase"
        value={view.showcase}
        onChange={(event) => onFilter('showcase', event.currentTarget.value)}
        data={[
          { value: '', label: 'Showcase: all' },
          { value: 'in', label: 'In Something Unique' },
          { value: 'out', label: 'Not in Something Unique' },
        ]}
      />
      <NativeSelect
        className={styles.sort}
        rightSection={
          <>
            <Icon name="down" size={16} className={styles.sortDown} />
            <Icon name="sort" size={20} className={styles.sortSign} />
          </>
        }
        aria-label="Sort"
        value={view.sort}
        onChange={(event) => onFilter('sort', event.currentTarget.value)}
        data={[
          { value: '', label: 'Shop order' },
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
          { value: 'name', label: 'Name A–Z' },
        ]}
      />
    </search>
  )
}

interface SearchFieldProps {
  value: string
  onSearch: (q: string) => void
}

/** Searches while typing, with a pause so that not every letter asks the server. */
function SearchField({ value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => input.current?.focus()]])

  // The address may change by itself: Back, or all filters cleared.
  if (value !== sent) {
    setSent(value)
    setText(value)
  }
  useEffect(() => {
    if (text.trim() === sent) return
    const timer = setTimeout(() => {
      setSent(text.trim())
      onSearch(text.trim())
    }, typingPause)
    return () => clearTimeout(timer)
  }, [text, sent, onSearch])

  return (
    <TextInput
      ref={input}
      className={styles.search}
      type="search"
      aria-label="Search products"
      placeholder="Search name, tag, material"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      leftSection={<Icon name="search" size={16} />}
      rightSection={<kbd className={styles.searchKey}>/</kbd>}
    />
  )
}
