import { productEndpoints } from '../../../../domain/api/products.ts'
import { readError } from '../../data.ts'
import { useAdmin } from '../../office-context.ts'
import { saveCsv } from '../../parts/save-file.ts'
import { showFailure } from '../../toast.tsx'

/** Hands all products to the browser as a file for a spreadsheet. */
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
