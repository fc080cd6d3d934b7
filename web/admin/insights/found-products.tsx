import { Link } from 'react-router'
import type { Product } from '../../../domain/api/products.ts'
import { useProductLabels } from '../catalogue/product-labels.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import styles from './synonym-dialog.module.css'

/** Products that a search finds, each a link to its screen. */
export function FoundProducts({ products }: { products: Product[] }) {
  const { nameOf } = useProductLabels()
  return (
    <ul className={styles.foundProducts}>
      {products.map((product) => (
        <li key={product._id}>
          <Thumbnail picture={product.images[0]} />
          <span className={styles.words}>
            <Link to={`/admin/manage-store/products/view/${product._id}`}>{nameOf(product)}</Link>
            <small>{product.createdBy?.name}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
