import { useEffect, useState } from 'react'
import type { Site } from '../content/site.ts'

/**
 * When somebody answers next, as long as nobody does; else empty, as it is without script. It is reckoned in
 * the browser, since a page may be kept for longer than it would hold.
 */
export function useOpeningNotice({ hours }: Site): string {
  const [note, setNote] = useState('')
  useEffect(() => {
    if (!hours) return
    const left = new AbortController()
    import('./opening-state.ts').then(
      ({ watchOpeningState }) => watchOpeningState(hours, setNote, left.signal),
      () => {},
    )
    return () => left.abort()
  }, [hours])
  return note
}
