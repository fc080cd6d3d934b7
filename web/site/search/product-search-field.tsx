import { type ComponentProps, type ComponentType, type RefObject, useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useLabels } from '../content/texts.ts'
import css from './product-search-field.module.css'
import type { SuggestionListProps } from './suggestion-list.tsx'

interface ProductSearchFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  field: RefObject<HTMLInputElement | null>
  /** Suggested searches and categories change the view of a page that shows it already. */
  preservesScroll?: boolean
  /** Called before a suggestion is followed. */
  onFollow?: () => void
}

/** Search field of a form. With script it suggests while one types. */
export function ProductSearchField({
  field,
  preservesScroll,
  onFollow,
  ...rest
}: ProductSearchFieldProps) {
  const { searchProducts } = useLabels('frame')
  return (
    <search className={css.root}>
      <Icon name="search" />
      <label className="vh" htmlFor="q">
        {searchProducts}
      </label>
      <input
        ref={field}
        id="q"
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        {...rest}
      />
      <LazySuggestionList field={field} preservesScroll={preservesScroll} onFollow={onFollow} />
    </search>
  )
}

interface LazySuggestionListProps {
  field: RefObject<HTMLInputElement | null>
  preservesScroll: boolean | undefined
  onFollow: (() => void) | undefined
}

/**
 * Suggestions below a search field. Their script is loaded when the field is focused first; until
 * then, and if it cannot be loaded, the field is a plain one.
 */
function LazySuggestionList(props: LazySuggestionListProps) {
  const { field } = props
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const input = field.current
    if (input === null) return
    // Set before the field is used: screen readers announce a role when it receives the focus.
    for (const [name, value] of comboboxAttributes) input.setAttribute(name, value)
    const load = (event?: Event) => {
      const key = event instanceof KeyboardEvent ? event.key : ''
      if (event?.type === 'input' || key === 'ArrowDown') setWanted(true)
      // The search has been sent: the list would only cover its results.
      if (key === 'Enter') setWanted(false)
      loadList().then(
        (list) => setList(() => list),
        () => {},
      )
    }
    if (document.activeElement === input) load()
    for (const type of eventTypes) input.addEventListener(type, load)
    return () => {
      for (const type of eventTypes) input.removeEventListener(type, load)
    }
  }, [field])
  return List === null ? null : <List {...props} isWanted={isWanted} />
}

const eventTypes = ['focus', 'keydown', 'input']
const comboboxAttributes = [
  ['role', 'combobox'],
  ['aria-autocomplete', 'list'],
  ['aria-expanded', 'false'],
] as const

async function loadList() {
  return (await import('./suggestion-list.tsx')).SuggestionList
}
