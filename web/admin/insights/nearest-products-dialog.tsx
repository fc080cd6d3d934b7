import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Product, productEndpoints } from '../../../domain/api/products.ts'
import { useData } from '../app/use-data.ts'
import { useProductLabels } from '../catalogue/product-labels.ts'
import { productScreens } from '../content/screens/catalogue-screens.ts'
import dialog from '../ui/dialogs.module.css'
import { DialogActions, Modal } from '../ui/dialogs.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import styles from './missed-searches.module.css'

interface NearestProductsDialogProps {
  words: string
  /** Opens the dialog for a synonym; absent for editors. */
  onSynonym: (() => void) | undefined
  onClose: () => void
}

const MAX_PRODUCTS = 6

/** Products that visitors see for a search of which no product has every word. */
export function NearestProductsDialog({ words, onSynonym, onClose }: NearestProductsDialogProps) {
  const t = useTranslations('insights.nearestProductsDialog')
  const query = useData(productEndpoints.list, {}, { q: words, stage: 'live', limit: MAX_PRODUCTS })
  const { data } = query
  const total = data?.total ?? 0
  return (
    <Modal opened onClose={onClose} title={t('title', { words })}>
      <div className={dialog.body}>
        <LoadState of={query} rows={3} />
        {data !== undefined && (
          <>
            <p>{total === 0 ? t('nothing') : data.relaxed === true ? t('relaxed') : t('found')}</p>
            <FoundProducts products={data.categoryItemData} />
            {total > MAX_PRODUCTS && (
              <p>
                <Link to={`${productScreens.address}?q=${encodeURIComponent(words)}&stage=live`}>
                  {t('seeAll', { total })}
                </Link>
              </p>
            )}
          </>
        )}
      </div>
      <DialogActions
        isDone
        submit={onSynonym && t('makeSynonym')}
        onSubmit={onSynonym}
        onClose={onClose}
      />
    </Modal>
  )
}

/** Products that a search finds, each a link to its screen. */
export function FoundProducts({ products }: { products: Product[] }) {
  const { nameOf } = useProductLabels()
  return (
    <ul className={styles.foundProducts}>
      {products.map((product) => (
        <li key={product._id}>
          <Thumbnail picture={product.images[0]} />
          <span className={styles.name}>
            <Link to={`/admin/manage-store/products/view/${product._id}`} className="name-link">
              {nameOf(product)}
            </Link>
            <small className="fine-print">{product.category?.name}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
