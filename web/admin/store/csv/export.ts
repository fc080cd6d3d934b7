import { z } from 'zod'
import { product } from '../../../../domain/content/product.ts'
import { readError } from '../../data.ts'
import { useOffice } from '../../office-context.ts'
import { saveCsv } from '../../parts/save-file.ts'
import { showFailure } from '../../toast.tsx'

/** Hands all products to the browser as a file for a spreadsheet. */
export function useExport(): () => Promise<void> {
  const { api, whileBusy } = useOffice()
  return async () => {
    try {
      const path = `${product.path}/export.csv`
      saveCsv('products', await whileBusy(api.call({ path, asText: true, answer: z.string() })))
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
  }
}
