import { productCalls } from '../../../../domain/api/products.ts'
import { readError } from '../../data.ts'
import { useOffice } from '../../office-context.ts'
import { saveCsv } from '../../parts/save-file.ts'
import { showFailure } from '../../toast.tsx'

/** Hands all products to the browser as a file for a spreadsheet. */
export function useExport(): () => Promise<void> {
  const { api, whileBusy } = useOffice()
  return async () => {
    try {
      saveCsv('products', await whileBusy(api.call(productCalls.export, {})))
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
  }
}
