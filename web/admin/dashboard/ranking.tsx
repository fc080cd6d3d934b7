import { Link } from 'react-router'
import { productCalls } from '../../../domain/api/products.ts'
import { useData } from '../data.ts'
import { Thumbnail } from '../parts/thumbnail.tsx'
import styles from './figures.module.css'

interface Ranked {
  _id: string
  name: string
  count: number
  /** In small letters below the name. */
  note: string
}

/** Products with a figure each, the greatest first. */
export function Ranking({ entries }: { entries: Ranked[] }) {
  const most = entries[0]?.count ?? 1
  return (
    <ol className={styles.rank}>
      {entries.map(({ _id, name, count, note }) => (
        <li key={_id}>
          <ProductPicture id={_id} />
          <span className={styles.rankWords}>
            <Link to={`/admin/manage-store/products/view/${_id}`}>
              {name || 'Product without a name'}
            </Link>
            {note !== '' && <small className={styles.soft}>{note}</small>}
            <meter min={0} max={most} value={count} aria-hidden="true" />
          </span>
          <b>{count}</b>
        </li>
      ))}
    </ol>
  )
}

function ProductPicture({ id }: { id: string }) {
  const { data } = useData(productCalls.read, { id })
  const [cover] = data?.categoryItemData.images ?? []
  return <Thumbnail picture={cover} />
}
