import { type ImportResult, productEndpoints } from '../../../domain/api/products.ts'
import { type Endpoint, implement } from '../../http/endpoint.ts'
import type { UploadLimits } from '../../http/multipart.ts'
import type { SiteOrigin } from '../../http/site-origin.ts'
import { now } from '../../kernel/clock.ts'
import type { MediaLibrary } from '../../media/media-library.ts'
import { withImportSource } from './import-form.ts'
import type { ProductCsvService } from './product-csv-service.ts'

interface ProductCsvServices {
  productCsv: ProductCsvService
  media: MediaLibrary
}

/** Routes for products as CSV. */
export function createProductCsvRoutes(
  { productCsv, media }: ProductCsvServices,
  uploadLimits: UploadLimits,
  siteOrigin: SiteOrigin,
): Endpoint[] {
  return [
    implement(productEndpoints.export, async ({ request, reply }) => {
      const filename = `products-${now().slice(0, 10)}.csv`
      reply.header('content-disposition', `attachment; filename="${filename}"`)
      return productCsv.export(siteOrigin(request))
    }),
    implement(productEndpoints.import, ({ query, request, currentUser }) =>
      withImportSource(request, media, uploadLimits, async (table, attachments) => {
        const options = {
          dryRun: query.dryRun === true,
          skipInvalid: query.skipInvalid === true,
          createCategories: query.createCategories === true,
        }
        const result = await productCsv.import(table, options, currentUser._id, attachments)
        return { message: summarize(result), ...result }
      }),
    ),
  ]
}

function summarize({ dryRun, counts }: ImportResult): string {
  const { create, update, unchanged, invalid } = counts
  return dryRun
    ? `${create} to add, ${update} to change, ${unchanged} unchanged, ${invalid} with errors.`
    : `${create} added, ${update} changed, ${unchanged} unchanged, ${invalid} skipped.`
}
