import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { productEndpoints } from '../../../domain/api/products.ts'
import { useData } from '../app/use-data.ts'
import { productScreens } from '../content/screens/product-screens.ts'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'
import { Failure } from '../ui/load-error.tsx'
import { SkeletonRows } from '../ui/skeletons.tsx'
import { FoundProducts } from './found-products.tsx'

interface NearestProductsDialogProps {
  words: string
  /** Opens the dialog for a synonym; absent for editors. */
  onSynonym: (() => void) | undefined
  onClose: () => void
}

const MAX_PRODUCTS = 6

/** What visitors see for a search that no product has every word of. */
export function NearestProductsDialog({ words, onSynonym, onClose }: NearestProductsDialogProps) {
  const query = { q: words, stage: 'live', limit: MAX_PRODUCTS } as const
  const { data, error, reload } = useData(productEndpoints.list, {}, query)
  const total = data?.total ?? 0
  return (
    <Modal opened onClose={onClose} title={`Nearest to “${words}”`}>
      <div className={dialog.body}>
        {error !== null && <Failure message={error.message} onRetry={reload} />}
        {data === undefined && error === null && <SkeletonRows count={3} />}
        {data !== undefined && (
          <>
            <p>{describeNearest(total, data.relaxed === true)}</p>
            <FoundProducts products={data.categoryItemData} />
            {total > MAX_PRODUCTS && (
              <p>
                <Link to={`${productScreens.address}?q=${encodeURIComponent(words)}&stage=live`}>
                  See all {total} in Products
                </Link>
              </p>
            )}
          </>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
        {onSynonym !== undefined && (
          <Button variant="filled" onClick={onSynonym}>
            Make it a synonym of …
          </Button>
        )}
      </DialogFooter>
    </Modal>
  )
}

function describeNearest(total: number, isRelaxed: boolean): string {
  if (total === 0)
    return 'Nothing in your shop comes close. If you have it under another name, make it a synonym of that name.'
  return isRelaxed
    ? 'Visitors see these products, which match part of it.'
    : 'Visitors now find these products.'
}
