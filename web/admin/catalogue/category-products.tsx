import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { productEndpoints } from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import { useData } from '../app/use-data.ts'
import { LoadState } from '../ui/load-state.tsx'
import styles from './ordered-products.module.css'
import { OrderedProducts, useOrderedProducts } from './ordered-products.tsx'

/** More rows would make the form slow; a button shows the rest. */
const MAX_ROWS = 100

/** Products of a category below its form; independent of it, since each change is saved at once. */
export function CategoryProducts({ category }: { category: Named }) {
  const t = useTranslations('catalogue.orderedProducts.category')
  const heading = useId()
  const [limit, setLimit] = useState(MAX_ROWS)
  const query = useData(productEndpoints.list, {}, { category: category._id, limit })
  const { data } = query
  const list = useOrderedProducts(groupOf(category), data?.categoryItemData)
  const total = data?.total ?? 0
  return (
    <section className={styles.categoryProducts} aria-labelledby={heading}>
      {/* Links lead to it as to a field. */}
      <div data-field="products">
        <h2 id={heading} tabIndex={-1}>
          {t('products')} <span className={styles.count}>{data === undefined ? '' : total}</span>
        </h2>
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <LoadState of={query} rows={3} />
      {list.products !== undefined && (
        <OrderedProducts
          list={list}
          shape="rows"
          name={category.name}
          // Adding a product moves it out of its category.
          describe={({ category }) =>
            category === null ? t('noCategory') : t('inCategory', { name: category.name })
          }
          empty={<p className={styles.lead}>{t('none')}</p>}
        />
      )}
      {limit !== 0 && total > limit && (
        <Button onClick={() => setLimit(0)}>{t('showAll', { count: total })}</Button>
      )}
    </section>
  )
}

function groupOf({ _id, name }: Named) {
  return {
    name,
    added: { category: _id },
    removed: { category: '' },
  }
}
