import { productCalls } from '../../domain/api/products.ts'
import { product } from '../../domain/content/product.ts'
import type { ContentService } from '../content/service.ts'
import type { AccountService } from '../services/accounts.ts'
import type { ProductBulkService } from '../services/product-bulk.ts'
import { answerWritten, createContentAnswers } from './answers.ts'
import { type Endpoint, implement } from './endpoint.ts'

interface ProductBulkServices {
  productBulk: ProductBulkService
  content: ContentService
  accounts: AccountService
}

/** Many products at once, and copies. */
export function productBulkEndpoints(services: ProductBulkServices): Endpoint[] {
  const { productBulk } = services
  const answers = createContentAnswers(services)
  return [
    implement(productCalls.changeMany, async ({ body, caller }) => {
      const records = await productBulk.change(body, caller._id)
      return {
        message: `${countProducts(records.length)} saved.`,
        categoryItemData: await answers.records(product, records, true),
      }
    }),
    implement(productCalls.deleteMany, async ({ body, caller }) => {
      const count = await productBulk.remove(body, caller._id)
      return { message: `${countProducts(count)} deleted.` }
    }),
    implement(productCalls.duplicate, async ({ params, caller }) => {
      const copy = await productBulk.duplicate(params.id, caller._id)
      return {
        message: `“${copy.name}” added.`,
        categoryItemData: answerWritten(product, copy, caller),
      }
    }),
  ]
}

function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
