import { ActionIcon } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { ProductSearch } from '../../forms/widgets/product-search.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closestVariantUrl } from '../../ui/image-variant.ts'
import { Grip, Sortable, SortableItem } from '../../ui/sortable.tsx'
import { useProductLabels } from '../product-labels.ts'
import { PublicationStatusBadge } from '../publication-status.tsx'
import styles from './ordered-products.module.css'
import type { OrderedList } from './use-ordered-products.ts'

interface OrderedProductsProps {
  list: OrderedList
  /** Round pictures as on the home page, or rows. */
  shape: 'circles' | 'rows'
  /** Name of the list, for the labels of its buttons. */
  name: string
  /** Text beside a product that can be added. */
  describe?: (product: Product) => string
  /** Shown while there are no products. */
  empty: ReactNode
}

/** Ordered list of products, changed in place: every change is saved at once. */
export function OrderedProducts({ list, shape, name, describe, empty }: OrderedProductsProps) {
  const { nameOf } = useProductLabels()
  const { products = [], add, remove, move } = list
  const search = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLUListElement>(null)
  const focusAfterRemoval = useFocusAfterRemoval(products.length, box, search)

  return (
    <>
      <div className={styles.search}>
        <ProductSearch
          inputRef={search}
          without={products.map(({ _id }) => _id)}
          describe={describe}
          onChoose={add}
        />
      </div>
      {products.length === 0 && empty}
      {products.length > 0 && (
        <Sortable
          ids={products.map(({ _id }) => _id)}
          nameOf={(index) => (products[index] === undefined ? '' : nameOf(products[index]))}
          onMove={move}
          isGrid={shape === 'circles'}
        >
          <ul className={styles[shape]} aria-label={name} ref={box}>
            {products.map((product, index) => (
              <Entry
                key={product._id}
                product={product}
                isOnly={products.length === 1}
                listName={name}
                onRemove={() => {
                  focusAfterRemoval(index)
                  remove(product)
                }}
              />
            ))}
          </ul>
        </Sortable>
      )}
    </>
  )
}

interface EntryProps {
  product: Product
  isOnly: boolean
  listName: string
  onRemove: () => void
}

function Entry({ product, isOnly, listName, onRemove }: EntryProps) {
  const t = useTranslations('catalogue.orderedProducts.list')
  const name = useProductLabels().nameOf(product)
  const [cover] = product.images
  return (
    <SortableItem id={product._id} className={styles.entry}>
      <span className={styles.grip}>{!isOnly && <Grip name={name} />}</span>
      <Link to={`${productScreens.address}/${product._id}`} className={styles.product}>
        {cover === undefined ? (
          <span className={styles.picture}>
            <Icon name="images" size={24} />
          </span>
        ) : (
          <img
            className={styles.picture}
            src={closestVariantUrl(cover, 320)}
            alt=""
            loading="lazy"
            draggable={false}
          />
        )}
        <span className={styles.name}>{name}</span>
        <PublicationStatusBadge product={product} />
      </Link>
      <ActionIcon
        className={styles.remove}
        aria-label={t('removeFrom', { name, list: listName })}
        title={t('remove')}
        data-remove=""
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </ActionIcon>
    </SortableItem>
  )
}

/**
 * After a removal the focus goes to the button at the same place, so that several products can be
 * removed one after the other, or to the search field.
 */
function useFocusAfterRemoval(
  count: number,
  box: { current: HTMLElement | null },
  search: { current: HTMLElement | null },
) {
  const removed = useRef<number | null>(null)
  useEffect(() => {
    if (removed.current === null) return
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const target = buttons?.[Math.min(removed.current, count - 1)] ?? search.current
    removed.current = null
    target?.focus({ preventScroll: true })
  }, [count, box, search])
  return (index: number) => {
    removed.current = index
  }
}
