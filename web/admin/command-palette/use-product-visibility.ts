import { useTranslations } from 'use-intl'
import { productEndpoints } from '../../../domain/api/products.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useAnnouncement } from '../app/record-listener.ts'
import { useProductLabels } from '../catalogue/product-labels.ts'
import { idsAndVersions, useBulkWrite } from '../catalogue/use-bulk-write.ts'
import { attempt, showDone } from '../ui/toast.tsx'

export type Visibility = 'live' | 'hidden'

/** Sets a product live or hides it, with undo; the screen that shows it follows. */
export function useProductVisibility() {
  const { nameOf } = useProductLabels()
  const t = useTranslations('commandPalette.useProductVisibility')
  const { api, whileBusy } = useAdmin()
  const write = useBulkWrite()
  const announce = useAnnouncement()

  return (id: string, visibility: Visibility) =>
    attempt(async () => {
      const { categoryItemData: product } = await api.call(productEndpoints.read, { id })
      const name = nameOf(product)
      if (product.visibility === visibility) {
        showDone(t(`already.${visibility}`, { name }))
        return
      }
      const body = { ...idsAndVersions([product]), change: { visibility } }
      const writing = write(body, { done: t(`done.${visibility}`, { name }) })
      announce((await whileBusy(writing)).categoryItemData)
    })
}
