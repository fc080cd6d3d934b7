import { productEndpoints } from '../../../../domain/api/products.ts'
import { useAdmin } from '../../app/admin-context.ts'
import { saveCsv } from '../../ui/csv-download.ts'
import { attempt } from '../../ui/toast.tsx'

/** Downloads all products as CSV. */
export function useExport(): () => Promise<boolean> {
  const { api, whileBusy } = useAdmin()
  return () =>
    attempt(async () => {
      saveCsv('products', await whileBusy(api.call(productEndpoints.export, {})))
    })
}
