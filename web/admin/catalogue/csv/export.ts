import { productEndpoints } from '../../../../domain/api/products.ts'
import { useAdmin } from '../../app/admin-context.ts'
import { readError } from '../../app/use-data.ts'
import { saveCsv } from '../../ui/csv-download.ts'
import { showFailure } from '../../ui/toast.tsx'

/** Downloads all products as CSV. */
export function useExport(): () => Promise<void> {
  const { api, whileBusy } = useAdmin()
  return async () => {
    try {
      saveCsv('products', await whileBusy(api.call(productEndpoints.export, {})))
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
  }
}
