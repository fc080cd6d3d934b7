import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Suggestions } from '../../../domain/api/suggestions.ts'
import { shopAddress } from '../../../domain/catalogue/product-query.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { isLongEnough } from '../../../domain/search/search-text.ts'
import { format } from '../../../domain/text/message.ts'
import { Icon } from '../../ui/icon.tsx'
import { useApiLanguage } from '../content/language.ts'
import { useSite } from '../content/site.ts'
import { useLabels, useLanguage } from '../content/texts.ts'
import { PageLink } from '../ui/page-link.tsx'
import css from './suggestion-list.module.css'
import { optionId, useCombobox } from './use-combobox.ts'

export interface SuggestionListProps {
  field: RefObject<HTMLInputElement | null>
  /** True if the visitor has typed, or asked for the list, before this script was there. */
  isWanted: boolean
  /** Suggested searches and categories change the view of the page instead of leaving it. */
  preservesScroll: boolean | undefined
  onFollow: (() => void) | undefined
}

/**
 * List of suggestions below a search field, which becomes a combobox by it. The options are links:
 * a click with a modifier key opens a new tab.
 */
export function SuggestionList({
  field,
  isWanted,
  preservesScroll,
  onFollow,
}: SuggestionListProps) {
  const { texts } = useSite()
  const listId = useId()
  const activeOption = useRef<HTMLAnchorElement>(null)
  const [text, setText] = useState('')
  const [isExpanded, setExpanded] = useState(false)
  const [position, setPosition] = useState(-1)
  const labels = useLabels('suggestion')
  const language = useLanguage()
  const names = {
    searches: labels.searches,
    categories: texts.categories,
    products: texts.menuProducts,
  }
  const groups = groupSuggestions(useSuggestions(text), names)
  const options = groups.flatMap(({ suggestions }) => suggestions)
  const isOpen = isExpanded && options.length > 0
  const active = isOpen && position < options.length ? position : -1

  const open = (text: string) => {
    setText(text)
    setPosition(-1)
    setExpanded(true)
  }
  const close = () => {
    setExpanded(false)
    setPosition(-1)
  }
  const follow = () => {
    close()
    onFollow?.()
  }
  const openIfWanted = useEffectEvent(() => {
    const input = field.current
    if (isWanted && input !== null && document.activeElement === input) open(input.value)
  })
  useEffect(() => openIfWanted(), [])
  useCombobox(field, {
    listId,
    isOpen,
    count: options.length,
    active,
    onInput: open,
    onMove(position) {
      setExpanded(true)
      setPosition(position)
    },
    onClose: close,
    onAccept: () => activeOption.current?.click(),
  })
  useEffect(() => {
    if (active >= 0) activeOption.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      {isOpen && (
        <div
          className={css.root}
          id={listId}
          role="listbox"
          aria-label={labels.suggestions}
          tabIndex={-1}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ kind, name, suggestions }) => (
            // biome-ignore lint/a11y/useSemanticElements: a field set is no group of options
            <div role="group" aria-label={name} key={kind}>
              {suggestions.map((suggestion) => {
                const index = options.indexOf(suggestion)
                return (
                  <PageLink
                    key={suggestion.path}
                    ref={index === active ? activeOption : undefined}
                    className={css.option}
                    id={optionId(listId, index)}
                    role="option"
                    aria-selected={index === active}
                    tabIndex={-1}
                    to={suggestion.path}
                    preservesScroll={preservesScroll && kind !== 'product'}
                    onClick={follow}
                  >
                    <SuggestionPicture kind={kind} image={suggestion.image} />
                    <span>{suggestion.name}</span>
                    {kind === 'category' && <small aria-hidden="true">{name}</small>}
                  </PageLink>
                )
              })}
            </div>
          ))}
        </div>
      )}
      <span className="vh" aria-live="polite">
        {isOpen && format(labels.count, { count: options.length }, language)}
      </span>
    </>
  )
}

interface SuggestionPictureProps extends Pick<SuggestionGroup, 'kind'> {
  image: string | undefined
}

function SuggestionPicture({ kind, image }: SuggestionPictureProps) {
  if (image)
    return (
      <img className={css.picture} src={image} width={44} height={44} alt="" decoding="async" />
    )
  return (
    <span className={css.picture}>
      {kind !== 'product' && <Icon name={kind === 'query' ? 'search' : 'right'} small />}
    </span>
  )
}

/** Suggestions of one kind. */
interface SuggestionGroup {
  kind: 'query' | 'category' | 'product'
  /** Announced by screen readers. */
  name: string
  suggestions: Suggestion[]
}

interface Suggestion {
  path: string
  name: string
  /** URL of a product's picture; empty without one. */
  image?: string
}

/** Suggestions as they are listed; empty groups are left out. `names` are the shop's own words. */
function groupSuggestions(
  { queries, categories, products }: Suggestions,
  names: { searches: string; categories: string; products: string },
): SuggestionGroup[] {
  const searches = queries.map((q) => ({ name: q, path: shopAddress({ q }) }))
  const groups: SuggestionGroup[] = [
    { kind: 'query', name: names.searches, suggestions: searches },
    { kind: 'category', name: names.categories, suggestions: categories },
    { kind: 'product', name: names.products, suggestions: products },
  ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}

/** Pause after the last key before suggestions are requested. */
const DEBOUNCE_MS = 120

const nothing: Suggestions = { categories: [], products: [], queries: [] }

/**
 * Suggestions for a text. While it is typed on, those of its beginning stay until the newer ones are
 * there; a request that is out of date is aborted, and one that fails suggests nothing.
 */
function useSuggestions(text: string): Suggestions {
  const [found, setFound] = useState({ q: '', suggestions: nothing })
  // The same text in other case is the same entry of the server's cache.
  const q = text.replace(/\s+/g, ' ').trim().toLowerCase()
  const lang = useApiLanguage()
  useEffect(() => {
    if (!isLongEnough(q)) return
    const request = new AbortController()
    const show = (suggestions: Suggestions) => {
      if (!request.signal.aborted) setFound({ q, suggestions })
    }
    const timer = setTimeout(() => {
      fetchSuggestions(q, lang, request.signal).then(show, () => show(nothing))
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [q, lang])
  const isRelated = q.startsWith(found.q) || found.q.startsWith(q)
  return isRelated && isLongEnough(q) ? found.suggestions : nothing
}

async function fetchSuggestions(
  q: string,
  lang: Language | undefined,
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ q })
  if (lang !== undefined) query.set('lang', lang)
  const response = await fetch(`/api/suggestions?${query}`, { signal })
  if (!response.ok) throw new Error('The shop did not respond.')
  const { suggestions }: { suggestions: Suggestions } = await response.json()
  return suggestions
}
