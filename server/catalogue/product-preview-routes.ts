import { previewEndpoints } from '../../domain/api/previews.ts'
import { addresses } from '../../domain/urls/page-paths.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import type { ProductPreviewService } from './product-preview-service.ts'

interface ProductPreviewServices {
  productPreviews: ProductPreviewService
}

/** Routes for private preview links of products. */
export function createProductPreviewRoutes(
  { productPreviews }: ProductPreviewServices,
  siteOrigin: SiteOrigin,
): Endpoint[] {
  return [
    implement(previewEndpoints.make, async ({ params, body, request }) => {
      const { token, expiresAt } = await productPreviews.make(params.id, body.kind)
      return { url: siteOrigin(request) + addresses.preview(token), expiresAt }
    }),
    implement(previewEndpoints.list, async ({ params }) => ({
      previews: await productPreviews.list(params.id),
    })),
    implement(previewEndpoints.revoke, async ({ params, say }) => {
      await productPreviews.revoke(params.id)
      return { message: say('results.previewsEnded') }
    }),
  ]
}
