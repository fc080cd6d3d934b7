import type { Product } from '../../../domain/api/products.ts'
import { product } from '../../../domain/content/product.ts'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import { References } from '../content/references.tsx'
import { DeleteDialog } from '../ui/dialogs/delete-dialog.tsx'
import { countOf, nameOf } from './product-labels.ts'
import type { ProductsState } from './use-products.ts'

interface DeleteProductsProps {
  pendingDelete: Product[]
  state: ProductsState
  onDeleted: () => void
  onClose: () => void
}

/** Confirms the deletion of one or more products. */
export function DeleteProducts({ pendingDelete, state, onDeleted, onClose }: DeleteProductsProps) {
  const [first, ...others] = pendingDelete
  if (first === undefined) return null
  const only = others.length === 0
  return (
    <DeleteDialog
      title={only ? `Delete “${nameOf(first)}”?` : `Delete ${countOf(pendingDelete)}?`}
      text={deletionText(pendingDelete)}
      picture={first.images[0] ?? null}
      onClose={onClose}
      onDelete={async () => {
        if (only) await state.remove(first)
        else await state.removeAll(pendingDelete)
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

function deletionText(pendingDelete: Product[]): string {
  const photos = pendingDelete.reduce((sum, { images }) => sum + images.length, 0)
  const [leave, its, it] =
    pendingDelete.length === 1
      ? ['It disappears', 'its', 'it']
      : ['They disappear', 'their', 'them']
  const along = photos === 0 ? '' : `, with ${its} ${photos === 1 ? 'photo' : `${photos} photos`}`
  return `${leave} from your site immediately${along}. You can restore ${it} from the Trash for ${TRASH_DAYS} days.`
}
