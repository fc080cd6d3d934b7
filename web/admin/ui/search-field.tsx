import { TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './primitives.module.css'
import { withParameters } from './use-pagination.ts'

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  onSearch: (q: string) => void
}

/** Search field of a list, whose words are in the address. */
export function ListSearch(words: Pick<SearchFieldProps, 'label' | 'placeholder'>) {
  const [search, setSearch] = useSearchParams()
  return (
    <SearchField
      {...words}
      value={search.get('q') ?? ''}
      onSearch={(q) => setSearch(withParameters(search, { page: '', q }), { replace: true })}
    />
  )
}

const DEBOUNCE_MS = 250

/** Debounced search field. `/` focuses it. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => input.current?.focus()]])

  // The value changes from outside on Back or when all filters are cleared. A value sent from here
  // also returns as a change, and must not overwrite what has been typed since.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }
  useEffect(() => {
    if (text.trim() === sent) return
    const timer = setTimeout(() => {
      setSent(text.trim())
      onSearch(text.trim())
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, sent, onSearch])

  return (
    <TextInput
      ref={input}
      className={styles.searchField}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      leftSection={<Icon name="search" size={16} />}
      rightSection={<kbd className={styles.key}>/</kbd>}
    />
  )
}
