import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import type { productEndpoints } from '../../../domain/api/products.ts'
import styles from './search-note.module.css'

interface SearchNoteProps {
  /** The search as typed. */
  q: string
  found: Pick<ResponseOf<typeof productEndpoints.list>, 'corrected' | 'relaxed' | 'fullMatches'>
}

/** Notes that a search was corrected, or that products have only some of its words. */
export function SearchNote({ q, found: { corrected, relaxed, fullMatches = 0 } }: SearchNoteProps) {
  const notes: string[] = []
  if (corrected !== undefined)
    notes.push(`Showing results for “${corrected}”. No product matches “${q}” exactly.`)
  if (relaxed) notes.push(describePartialMatches(corrected ?? q, fullMatches))
  return (
    <div aria-live="polite" className={styles.root}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function describePartialMatches(words: string, fullMatches: number): string {
  if (fullMatches === 0) return `No product has every word of “${words}”; these match part of it.`
  return fullMatches === 1
    ? `1 product has every word of “${words}”; the others match part of it.`
    : `${fullMatches} products have every word of “${words}”; the others match part of it.`
}
