import { ActionIcon } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type BulkChange, type Product, productEndpoints } from '../../../domain/api/products.ts'
import { useApi } from '../app/admin-context.ts'
import { productScreens } from '../content/screens/catalogue-screens.ts'
import { ProductSearch } from '../forms/widgets/product-search.tsx'
import { Icon } from '../ui/icon.tsx'
import { closestVariantUrl } from '../ui/image-variant.ts'
import { Grip, Sortable, SortableItem } from '../ui/sortable.tsx'
import { useReorder, withEntryMoved, withEntryMovedAfter } from '../ui/use-reorder.ts'
import { useUndo } from '../ui/use-undo.ts'
import { idsAndVersions, useBulkWrite } from './bulk/use-bulk-changes.ts'
import styles from './ordered-products.module.css'
import { useProductLabels } from './product-labels.ts'
import { PublicationStatusBadge } from './publication-status.tsx'

interface OrderedProductsProps {
  list: ReturnType<typeof useOrderedProducts>
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

type Change = BulkChange['change']

/** Products that belong to a list because of one of their fields. */
interface ProductGroup {
  /** Name of the list in messages. */
  name: string
  added: Change
  removed: Change
}

/**
 * Products of a group in the shop's order: added, removed and reordered at once, each with an undo.
 */
export function useOrderedProducts(group: ProductGroup, loaded: Product[] | undefined) {
  const t = useTranslations('catalogue.orderedProducts.changes')
  const { nameOf } = useProductLabels()
  const api = useApi()
  const write = useBulkWrite()
  const offerUndo = useUndo()
  const queue = useReorder<Product>()
  const products = loaded && queue.apply(loaded)

  function add(product: Product): void {
    queue.add({
      // The shop's order, which decides its place, is known after the next load.
      apply: (list) => list,
      send: () =>
        write(
          { ids: [product._id], change: group.added },
          { done: t('added', { name: nameOf(product), list: group.name }) },
        ),
    })
  }

  function remove(product: Product): void {
    queue.add({
      apply: (list) => list.filter((other) => other._id !== product._id),
      send: () =>
        write(
          { ...idsAndVersions([product]), change: group.removed },
          { done: t('removed', { name: nameOf(product), list: group.name }) },
        ),
    })
  }

  function move(from: number, to: number): void {
    const product = products?.[from]
    if (products === undefined || product === undefined) return
    const before = placeOf(products, from)
    const after = placeOf(withEntryMoved(products, from, to), to)
    queue.add({
      apply: (list) => withEntryMovedAfter(list, product._id, after.behind),
      send: async () => {
        await place(product, after)
        offerUndo({
          done: t('moved', { name: nameOf(product) }),
          undo: () => place(product, before),
        })
      },
    })
  }

  /**
   * Moves a product within the shop's order. To the front of the group means before its first
   * product, which is rarely the shop's: both swap by two moves.
   */
  async function place({ _id }: Product, { behind, next }: Place): Promise<undefined> {
    // The queue of the moves, or the undo, refetches the list.
    const reorder = (id: string, after: string) =>
      api.call(productEndpoints.reorder, {}, { id, after }, { keepsCache: true })
    if (behind !== null) {
      await reorder(_id, behind)
    } else if (next !== null) {
      await reorder(_id, next)
      await reorder(next, _id)
    }
  }

  return { products, add, remove, move }
}

/** Neighbours of a product within its group, by id. */
interface Place {
  behind: string | null
  next: string | null
}

function placeOf(products: Product[], index: number): Place {
  return { behind: products[index - 1]?._id ?? null, next: products[index + 1]?._id ?? null }
}
