import type { ImportResult } from '../../../domain/api/product-import.ts'
import { productEndpoints } from '../../../domain/api/products.ts'
import type { MessageWriter } from '../../../domain/messages/message-writer.ts'
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
    implement(productEndpoints.import, ({ query, request, currentUser, say }) =>
      withImportSource(request, media, uploadLimits, async (table, attachments) => {
        const options = {
          say,
          dryRun: query.dryRun === true,
          skipInvalid: query.skipInvalid === true,
          createCategories: query.createCategories === true,
        }
        const result = await productCsv.import(table, options, currentUser._id, attachments)
        return { message: summarize(result, say), ...result }
      }),
    ),
  ]
}

function summarize({ dryRun, counts }: ImportResult, say: MessageWriter): string {
  const { create: added, update: changed, unchanged, invalid } = counts
  return say(dryRun ? 'results.importPlanned' : 'results.imported', {
    added,
    changed,
    unchanged,
    invalid,
  })
}
