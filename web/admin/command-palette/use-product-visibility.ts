import { useTranslations } from 'use-intl'
import { type Product, productEndpoints } from '../../../domain/api/products.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useCounts } from '../app/counts.ts'
import { readError } from '../app/use-data.ts'
import { useProductLabels } from '../catalogue/product-labels.ts'
import { showDone, showFailure } from '../ui/toast.tsx'

export type Visibility = 'live' | 'hidden'

/** Sets a product live or hides it, with undo; the screen that shows it follows. */
export function useProductVisibility() {
  const { nameOf } = useProductLabels()
  const t = useTranslations('commandPalette.useProductVisibility')
  const { api, recordListeners, whileBusy } = useAdmin()
  const counts = useCounts()

  async function write({ _id }: Product, visibility = 'live'): Promise<void> {
    const updating = api.call(productEndpoints.update, { id: _id }, { visibility })
    const { categoryItemData: written } = await whileBusy(updating)
    for (const listener of recordListeners) listener(written)
    void counts.reload()
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
  }

  return (id: string, visibility: Visibility) =>
    attempt(async () => {
      const { categoryItemData: product } = await api.call(productEndpoints.read, { id })
      const name = nameOf(product)
      if (product.visibility === visibility) {
        showDone(t(`already.${visibility}`, { name }))
        return
      }
      await write(product, visibility)
      showDone(t(`done.${visibility}`, { name }), {
        onUndo: () => void attempt(() => write(product, product.visibility)),
      })
    })
}
