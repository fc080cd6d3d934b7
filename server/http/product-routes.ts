import { z } from 'zod'
import { contact } from '../../domain/content/contact.ts'
import { product } from '../../domain/content/product.ts'
import { productSorts } from '../../domain/shop.ts'
import type { Product, ProductQuery } from '../services/products.ts'
import type { Services } from '../services.ts'
import { boundedPage, createContentAnswers } from './content-routes.ts'
import { type Endpoint, pageQuery, readId, readQuery, recordId } from './endpoint.ts'
import { recordSchema } from './record-schema.ts'

const printable = z.string().regex(/^\P{Control}*$/u, { error: 'must not hold control characters' })

const productQuery = pageQuery.extend({
  q: z.string().optional(),
  category: printable.optional(),
  tag: printable.optional(),
  material: printable.optional(),
  unique: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  sort: z.enum(productSorts, { error: `must be one of ${productSorts.join(', ')}` }).optional(),
})

/** The words that were searched for, where they are not those of the query. */
const corrected = z.string().optional()

/** The calls about products that the declaration does not say, and what is derived from them. */
export function productEndpoints(services: Services): Endpoint[] {
  const { products, content } = services
  const answers = createContentAnswers(services)
  const record = recordSchema(product)
  const tag = product.labels.many

  async function listProducts(query: unknown, isAdministrator: boolean, category?: string) {
    const { unique, skip, limit, category: asked, ...filter } = readQuery(productQuery, query)
    const inCategory = category ?? (asked ? recordId(asked) : undefined)
    const wanted: ProductQuery = { ...filter, ...boundedPage({ skip, limit }, isAdministrator) }
    if (inCategory !== undefined) wanted.category = inCategory
    if (unique !== undefined) wanted.unique = unique === 'true'
    const { records, total, corrected } = await products.list(wanted)
    return { list: await answers.records(product, records, isAdministrator), total, corrected }
  }

  return [
    {
      method: 'GET',
      path: product.path,
      access: 'public',
      tag,
      summary: 'Products, searched, filtered and sorted',
      query: productQuery,
      answer: z.object({ categoryItemData: z.array(record), total: z.number(), corrected }),
      async handler(request) {
        const { list, ...found } = await listProducts(request.query, request.administrator !== null)
        return { categoryItemData: list, ...found }
      },
    },
    {
      method: 'GET',
      path: `${product.path}/ourCategories/:id`,
      access: 'public',
      tag,
      summary: 'The products of one category',
      query: productQuery,
      answer: z.object({ categoryItems: z.array(record), total: z.number(), corrected }),
      async handler(request) {
        const isAdministrator = request.administrator !== null
        const { list, ...found } = await listProducts(
          request.query,
          isAdministrator,
          readId(request),
        )
        return { categoryItems: list, ...found }
      },
    },
    {
      method: 'GET',
      path: `${product.path}/someUnique/CategoryItems`,
      access: 'public',
      tag,
      summary: 'The products in Something Unique',
      query: pageQuery,
      answer: z.object({ categoryItemDataSomethingUnique: z.array(record) }),
      async handler(request) {
        const isAdministrator = request.administrator !== null
        const page = boundedPage(readQuery(pageQuery, request.query), isAdministrator)
        const { records } = await products.list({ ...page, unique: true })
        return {
          categoryItemDataSomethingUnique: await answers.records(product, records, isAdministrator),
        }
      },
    },
    {
      method: 'GET',
      path: '/latestProduct',
      access: 'public',
      tag,
      summary: 'The newest products that have a picture',
      answer: z.object({
        latestProductData: z.array(
          record.pick({ _id: true, name: true }).extend({ image: z.object({ url: z.string() }) }),
        ),
      }),
      handler: async () => ({ latestProductData: (await products.latest()).map(describeLatest) }),
    },
    {
      method: 'GET',
      path: '/watsappNumber',
      access: 'public',
      tag: contact.labels.many,
      summary: 'The number that chats are opened with',
      answer: z.object({ watsappNumberData: z.object({ watsappNumber: z.string() }) }),
      async handler() {
        const { watsappNumber } = await content.single(contact)
        return { watsappNumberData: { watsappNumber } }
      },
    },
  ]
}

function describeLatest({ _id, name, images: [image] }: Product) {
  return { _id, name, image: image ?? { url: '' } }
}
