import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useChosenProducts } from '../forms/chosen-products.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import boxes from './dashboard.module.css'
import styles from './enquiry-statistics.module.css'

interface Ranked {
  _id: string
  name: string
  count: number
  /** Small text below the name. */
  note: string
}

/** Products with a count each, highest first. */
export function Ranking({ entries }: { entries: Ranked[] }) {
  const t = useTranslations('insights.ranking')
  const highest = entries[0]?.count ?? 1
  const products = useChosenProducts(entries.map(({ _id }) => _id))
  return (
    <ol className={styles.rank}>
      {entries.map(({ _id, name, count, note }) => (
        <li key={_id}>
          <Thumbnail picture={products.get(_id)?.images[0]} />
          <span className={styles.rankWords}>
            <Link to={`/admin/manage-store/products/view/${_id}`}>{name || t('unnamed')}</Link>
            {note !== '' && <small className={boxes.soft}>{note}</small>}
            <meter min={0} max={highest} value={count} aria-hidden="true" />
          </span>
          <b>{count}</b>
        </li>
      ))}
    </ol>
  )
}
