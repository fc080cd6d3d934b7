import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { product } from '../../../../domain/content/product.ts'
import { TRASH_DAYS } from '../../../../domain/content/revision.ts'
import { References } from '../../content/references.tsx'
import { DeleteDialog } from '../../ui/dialogs.tsx'
import { useProductLabels } from '../product-labels.ts'
import type { ProductsState } from './use-products.ts'

interface DeleteProductsProps {
  pendingDelete: Product[]
  state: ProductsState
  onDeleted: () => void
  onClose: () => void
}

/** Confirms the deletion of one or more products. */
export function DeleteProducts({ pendingDelete, state, onDeleted, onClose }: DeleteProductsProps) {
  const t = useTranslations('catalogue.products.deleteDialog')
  const { nameOf } = useProductLabels()
  const [first, ...others] = pendingDelete
  if (first === undefined) return null
  const only = others.length === 0
  const photos = pendingDelete.reduce((sum, { images }) => sum + images.length, 0)
  const days = TRASH_DAYS
  return (
    <DeleteDialog
      title={
        only
          ? t('titleOne', { name: nameOf(first) })
          : t('titleMany', { count: pendingDelete.length })
      }
      text={
        photos === 0
          ? t(only ? 'textOne' : 'textMany', { days })
          : t(only ? 'textOneWithPhotos' : 'textManyWithPhotos', { photos, days })
      }
      picture={first.images[0] ?? null}
      onClose={onClose}
      onDelete={async () => {
        await state.removeAll(pendingDelete)
        onDeleted()
      }}
    >
      {only
        ? (onLoaded) => (
            <References type={product} id={first._id} name={first.name} onLoaded={onLoaded} />
          )
        : undefined}
    </DeleteDialog>
  )
}
