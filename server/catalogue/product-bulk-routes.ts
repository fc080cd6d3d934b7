import type { BodyOf } from '../../domain/api/endpoint.ts'
import { productEndpoints } from '../../domain/api/products.ts'
import { swapNames } from '../../domain/api/wire-names.ts'
import { product } from '../../domain/content/product.ts'
import type { AccountService } from '../accounts/account-service.ts'
import { createContentResponses, toWrittenRecordResponse } from '../content/content-responses.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { type ProductBulkService, StaleProductsError } from './product-bulk-service.ts'

interface ProductBulkServices {
  productBulk: ProductBulkService
  content: ContentService
  accounts: AccountService
}

/** Routes that change, delete or copy products in bulk. */
export function createProductBulkRoutes(services: ProductBulkServices): Endpoint[] {
  const { productBulk } = services
  const responses = createContentResponses(services)

  /** Adds the present products to a version conflict. */
  async function withCurrent<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof StaleProductsError)) throw error
      const { status, said, errors, products } = error
      const records = await responses.records(product, products, true)
      const current = records.map((record) => swapNames(product, record))
      throw new RequestError(status, said, { errors, properties: { current } })
    }
  }

  function writeAll(body: BodyOf<typeof productEndpoints.changeMany>, author: string) {
    return body.ids === undefined
      ? productBulk.setEach(body, author)
      : productBulk.change(body, author)
  }

  return [
    implement(productEndpoints.changeMany, async ({ body, currentUser, say }) => {
      const { products, ...previous } = await withCurrent(writeAll(body, currentUser._id))
      return {
        message: say('results.productsSaved', { count: products.length }),
        categoryItemData: await responses.records(product, products, true),
        ...previous,
      }
    }),
    implement(productEndpoints.deleteMany, async ({ body, currentUser, say }) => {
      const versions = await withCurrent(productBulk.remove(body, currentUser._id))
      const count = Object.keys(versions).length
      return { message: say('results.productsDeleted', { count }), versions }
    }),
    implement(productEndpoints.duplicate, async ({ params, currentUser, say }) => {
      const copy = await productBulk.duplicate(params.id, currentUser._id)
      return {
        message: say('results.namedAdded', { name: copy.name }),
        categoryItemData: toWrittenRecordResponse(product, copy, currentUser),
      }
    }),
  ]
}
