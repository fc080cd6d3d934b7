import { ActionIcon, Checkbox, Table } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { type Action, ActionsMenu } from '../../ui/actions-menu.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Grip, SortableItem } from '../../ui/sortable.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { When } from '../../ui/timestamp.tsx'
import { useProductLabels } from '../product-labels.ts'
import { PublicationStatusBadge } from '../publication-status.tsx'
import { AvailabilityCell, VisibilityCell } from './option-cell.tsx'
import { PriceCell } from './price-cell.tsx'
import styles from './product-table.module.css'
import type { Selection } from './selection.ts'
import type { Sheet } from './use-sheet.ts'

interface ProductRowProps {
  product: Product
  canMove: boolean
  selection: Selection
  sheet: Sheet
  figures: { asked: number; viewed: number } | undefined
  isPhone: boolean
  actions: Action[]
  onShow: () => void
  onNote: () => void
  /** Opens the sheet with the fields and actions of the row, on phones. */
  onSheet: (isPriceFirst: boolean) => void
}

export function ProductRow(props: ProductRowProps) {
  const { product, canMove, selection, sheet, figures, isPhone } = props
  const t = useTranslations('catalogue.products.row')
  const name = useProductLabels().nameOf(product)
  const isShown = product.isFeatured
  return (
    <SortableItem
      component={Table.Tr}
      id={product._id}
      data-row={product._id}
      data-chosen={selection.has(product._id) ? '' : undefined}
    >
      <Table.Td className={styles.grip}>{canMove && <Grip name={name} />}</Table.Td>
      <Table.Td className={styles.check}>
        <Checkbox
          aria-label={t('select', { name })}
          checked={selection.has(product._id)}
          onChange={() => {}}
          onClick={(event) => selection.toggle(product._id, event.shiftKey)}
        />
      </Table.Td>
      <Table.Td className={styles.productCell}>
        <ProductName product={product} isPhone={isPhone} />
      </Table.Td>
      <PriceCell
        product={product}
        column="price"
        sheet={sheet}
        onSheet={isPhone ? () => props.onSheet(true) : undefined}
      />
      {!isPhone && (
        <>
          <PriceCell product={product} column="salePrice" sheet={sheet} />
          <AvailabilityCell product={product} sheet={sheet} onNote={props.onNote} />
          <VisibilityCell product={product} sheet={sheet} />
          <Table.Td className={styles.uniqueCell}>
            <button
              type="button"
              className={styles.star}
              data-cell="unique"
              aria-pressed={isShown}
              aria-label={t(isShown ? 'shownInUnique' : 'inUnique', { name })}
              onClick={props.onShow}
            >
              <Icon name="star" size={16} filled={isShown} />
              {isShown && <span className={styles.starWord}>{t('shown')}</span>}
            </button>
          </Table.Td>
          <Table.Td className={styles.changed}>
            <When at={product.updatedAt} />
          </Table.Td>
          <Table.Td className={styles.figure}>{figures?.asked}</Table.Td>
          <Table.Td className={styles.figure}>{figures?.viewed}</Table.Td>
        </>
      )}
      <Table.Td className={styles.actions}>
        {isPhone ? (
          <ActionIcon
            aria-label={t('actions', { name })}
            aria-haspopup="dialog"
            onClick={() => props.onSheet(false)}
          >
            <Icon name="more" />
          </ActionIcon>
        ) : (
          <ActionsMenu name={name} actions={props.actions} />
        )}
      </Table.Td>
    </SortableItem>
  )
}

function ProductName({ product, isPhone }: Pick<ProductRowProps, 'product' | 'isPhone'>) {
  const t = useTranslations('catalogue.products.row')
  const { nameOf, availabilityOf } = useProductLabels()
  const availability = availabilityOf(product)
  return (
    <div className={styles.product}>
      <Thumbnail picture={product.images[0]} size={56} className={styles.thumbnail} />
      <div className={styles.words}>
        <Link
          to={`${productScreens.address}/${product._id}`}
          className={styles.name}
          data-cell="name"
        >
          {nameOf(product)}
        </Link>
        <div className={styles.below}>
          {isPhone && product.isFeatured && (
            <Icon name="star" size={14} filled className={styles.belowStar} />
          )}
          {isPhone && <PublicationStatusBadge product={product} />}
          <span className={`clamped ${styles.category}`}>
            {product.category?.name ?? t('noCategory')}
            {isPhone && availability !== '' && ` · ${availability}`}
          </span>
        </div>
      </div>
    </div>
  )
}
