import { useEffect, useState } from 'react'
import type { Suggestions } from '../../../domain/api/suggestions.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { isLongEnough } from '../../../domain/search/search-text.ts'
import { useApiLanguage } from '../content/language.ts'

/** Pause after the last key before suggestions are requested. */
const DEBOUNCE_MS = 120

const nothing: Suggestions = { categories: [], products: [], queries: [] }

/**
 * Suggestions for a text. While it is typed on, those of its beginning stay until the newer ones are
 * there; a request that is out of date is aborted, and one that fails suggests nothing.
 */
export function useSuggestions(text: string): Suggestions {
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
