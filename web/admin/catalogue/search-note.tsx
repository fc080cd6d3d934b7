import { useTranslations } from 'use-intl'
import type { SearchResult } from '../../../domain/api/products.ts'
import styles from './products.module.css'

interface SearchNoteProps {
  /** The search as typed. */
  q: string
  found: Partial<SearchResult>
}

/**
 * Notes that a search was corrected, that products have only some of its words, or that none is
 * within its bounds.
 */
export function SearchNote({ q, found }: SearchNoteProps) {
  const { corrected, loosened, relaxed, fullMatches = 0 } = found
  const t = useTranslations('catalogue.products.searchNote')
  const notes: string[] = []
  if (corrected !== undefined) notes.push(t('corrected', { corrected, words: q }))
  if (loosened !== undefined) notes.push(t('loosened', { words: corrected ?? q }))
  if (relaxed) {
    const words = corrected ?? q
    notes.push(
      fullMatches === 0
        ? t('noFullMatch', { words })
        : t('fullMatches', { count: fullMatches, words }),
    )
  }
  return (
    <div aria-live="polite" className={styles.searchNote}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
