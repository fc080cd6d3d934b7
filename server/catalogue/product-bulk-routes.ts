import type { BodyOf } from '../../domain/api/endpoint.ts'
import { productEndpoints } from '../../domain/api/products.ts'
import { product } from '../../domain/content/product.ts'
import type { AccountService } from '../accounts/account-service.ts'
import { createContentResponses, toWrittenRecordResponse } from '../content/content-responses.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { ProductBulkService } from './product-bulk-service.ts'

interface ProductBulkServices {
  productBulk: ProductBulkService
  content: ContentService
  accounts: AccountService
}

/** Routes that change, delete or copy products in bulk. */
export function createProductBulkRoutes(services: ProductBulkServices): Endpoint[] {
  const { productBulk } = services
  const responses = createContentResponses(services)

  function writeAll(body: BodyOf<typeof productEndpoints.changeMany>, author: string) {
    if (body.prices !== undefined) return productBulk.setPrices(body, author)
    if (body.choices !== undefined) return productBulk.setChoices(body, author)
    return productBulk.change(body, author)
  }

  return [
    implement(productEndpoints.changeMany, async ({ body, currentUser }) => {
      const { products, ...previous } = await writeAll(body, currentUser._id)
      return {
        message: `${countProducts(products.length)} saved.`,
        categoryItemData: await responses.records(product, products, true),
        ...previous,
      }
    }),
    implement(productEndpoints.deleteMany, async ({ body, currentUser }) => {
      const count = await productBulk.remove(body, currentUser._id)
      return { message: `${countProducts(count)} deleted.` }
    }),
    implement(productEndpoints.duplicate, async ({ params, currentUser }) => {
      const copy = await productBulk.duplicate(params.id, currentUser._id)
      return {
        message: `“${copy.name}” added.`,
        categoryItemData: toWrittenRecordResponse(product, copy, currentUser),
      }
    }),
  ]
}

function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
