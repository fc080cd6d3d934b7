import { useTranslations } from 'use-intl'
import { MAX_BULK_PRODUCTS } from '../../../domain/api/product-bulk.ts'
import { type Product, productEndpoints, type SearchResult } from '../../../domain/api/products.ts'
import { useAdmin } from '../app/admin-context.ts'
import { attempt } from '../ui/toast.tsx'
import { type ProductView, queryOf } from './filters/product-query.ts'
import styles from './products.module.css'
import type { Selection } from './selection.ts'

interface SelectAllNoteProps {
  view: ProductView
  total: number
  products: Product[]
  selection: Selection
}

/** Offers to select the products of all pages once those of this one are selected. */
export function SelectAllNote({ view, total, products, selection }: SelectAllNoteProps) {
  const t = useTranslations('catalogue.products.selectAllNote')
  const { api, whileBusy } = useAdmin()
  const { chosen } = selection
  if (total <= products.length || !products.every(({ _id }) => selection.has(_id))) return null
  const count = Math.min(total, MAX_BULK_PRODUCTS)

  async function selectAll(): Promise<void> {
    const query = { ...queryOf(view), skip: 0, limit: count }
    await attempt(async () => {
      const reading = api.call(productEndpoints.list, {}, undefined, { query })
      selection.chooseAll((await whileBusy(reading)).categoryItemData)
    })
  }
  return (
    <p className={styles.selectAllNote}>
      {chosen.length > products.length
        ? t('areSelected', { count: chosen.length })
        : t('pageSelected')}
      {chosen.length < count && (
        <button type="button" onClick={() => void selectAll()}>
          {t(count < total ? 'selectFirst' : 'selectAll', { count })}
        </button>
      )}
    </p>
  )
}

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
