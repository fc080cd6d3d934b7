import type { ComponentProps, RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useLabels } from '../content/labels.ts'
import { LazySuggestionList } from './lazy-suggestion-list.tsx'
import css from './product-search-field.module.css'

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
