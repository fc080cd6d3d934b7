import { ActionIcon } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { productScreens } from '../../content/screens/product-screens.ts'
import { ProductSearch } from '../../forms/widgets/product-search.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closestVariantUrl } from '../../ui/image-variant.ts'
import { Grip, SortableStatus } from '../../ui/sortable/drag-handle.tsx'
import { type Sortable, useSortable } from '../../ui/sortable/sortable.ts'
import { useProductLabels } from '../product-labels.ts'
import { PublicationStatusBadge } from '../publication-status-badge.tsx'
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
  const box = useRef<HTMLUListElement | null>(null)
  const sortable = useSortable({
    count: products.length,
    nameOf: (index) => {
      const product = products[index]
      return product === undefined ? '' : nameOf(product)
    },
    onMove: move,
  })
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
        <ul
          className={styles[shape]}
          aria-label={name}
          ref={(element) => {
            box.current = element
            sortable.container(element)
          }}
        >
          {sortable.order.map((index) => {
            const product = products[index]
            return product === undefined ? null : (
              <Entry
                key={product._id}
                product={product}
                index={index}
                sortable={sortable}
                listName={name}
                onRemove={() => {
                  focusAfterRemoval(index)
                  remove(product)
                }}
              />
            )
          })}
        </ul>
      )}
      <SortableStatus sortable={sortable} />
    </>
  )
}

interface EntryProps {
  product: Product
  index: number
  sortable: Sortable
  listName: string
  onRemove: () => void
}

function Entry({ product, index, sortable, listName, onRemove }: EntryProps) {
  const t = useTranslations('catalogue.orderedProducts.list')
  const name = useProductLabels().nameOf(product)
  const [cover] = product.images
  return (
    <li className={styles.entry} {...sortable.itemProps(index)}>
      <span className={styles.grip}>
        {sortable.place(index).of > 1 && <Grip sortable={sortable} index={index} name={name} />}
      </span>
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
    </li>
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
