import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { type Product, productEndpoints } from '../../../../domain/api/products.ts'
import type { Named } from '../../../../domain/api/record.ts'
import { useData } from '../../app/use-data.ts'
import { Failure } from '../../ui/load-error.tsx'
import { SkeletonRows } from '../../ui/skeletons.tsx'
import styles from './category-products.module.css'
import { OrderedProducts } from './ordered-products.tsx'
import { useOrderedProducts } from './use-ordered-products.ts'

/** More rows would make the form slow; a button shows the rest. */
const MAX_ROWS = 100

/** Products of a category below its form; independent of it, since each change is saved at once. */
export function CategoryProducts({ category }: { category: Named }) {
  const heading = useId()
  const [limit, setLimit] = useState(MAX_ROWS)
  const query = { category: category._id, limit }
  const { data, error, reload } = useData(productEndpoints.list, {}, query)
  const list = useOrderedProducts(groupOf(category), data?.categoryItemData, reload)
  const total = data?.total ?? 0
  return (
    <section className={styles.root} aria-labelledby={heading}>
      {/* Links lead to it as to a field. */}
      <div data-field="products">
        <h2 id={heading} tabIndex={-1}>
          Products <span className={styles.count}>{data === undefined ? '' : total}</span>
        </h2>
      </div>
      <p className={styles.lead}>
        In the order visitors see them. Changes here are saved at once, without Save.
      </p>
      {error !== null && <Failure message={error.message} onRetry={reload} />}
      {list.products === undefined && error === null && <SkeletonRows count={3} />}
      {list.products !== undefined && (
        <OrderedProducts
          list={list}
          shape="rows"
          name={category.name}
          describe={categoryOf}
          empty={<p className={styles.lead}>No products yet.</p>}
        />
      )}
      {limit !== 0 && total > limit && (
        <Button onClick={() => setLimit(0)}>Show all {total} products</Button>
      )}
    </section>
  )
}

function groupOf({ _id, name }: Named) {
  return {
    name,
    added: { createdBy: _id },
    removed: { createdBy: '' },
    beforeAdded: ({ createdBy }: Product) => ({ createdBy: createdBy?._id ?? '' }),
  }
}

/** Adding a product moves it out of its category. */
function categoryOf({ createdBy }: Product): string {
  return createdBy === null ? 'No category' : `In ${createdBy.name}`
}
