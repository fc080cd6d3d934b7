import { useEffect, useState } from 'react'
import type { Site } from '../content/site.ts'

/**
 * Notice of the next opening while the shop is closed; otherwise empty, as in the server's markup.
 * Computed in the browser, since a cached page may outlast it.
 */
export function useOpeningNotice({ hours, language }: Site): string {
  const [note, setNote] = useState('')
  useEffect(() => {
    if (!hours) return
    const left = new AbortController()
    import('./opening-state.ts').then(
      ({ watchOpeningState }) => watchOpeningState(hours, language, setNote, left.signal),
      () => {},
    )
    return () => left.abort()
  }, [hours, language])
  return note
}
