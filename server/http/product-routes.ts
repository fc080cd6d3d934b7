import { type ProductListQuery, productCalls } from '../../domain/api/products.ts'
import { contact } from '../../domain/content/contact.ts'
import { product } from '../../domain/content/product.ts'
import type { Stage } from '../../domain/content/stage.ts'
import type { ContentService } from '../content/service.ts'
import type { AccountService } from '../services/accounts.ts'
import type { ProductQuery } from '../services/product-query.ts'
import type { Product, ProductService } from '../services/products.ts'
import type { SiteOrigin } from '../site-origin.ts'
import { createContentAnswers } from './answers.ts'
import { boundedPage } from './content-routes.ts'
import { type Endpoint, implement } from './endpoint.ts'

interface ProductRouteServices {
  products: ProductService
  content: ContentService
  accounts: AccountService
}

/** The calls about products that the declaration does not say, and what is derived from them. */
export function productEndpoints(
  services: ProductRouteServices,
  siteOrigin: SiteOrigin,
): Endpoint[] {
  const { products, content } = services
  const answers = createContentAnswers(services)

  async function listProducts(query: ProductListQuery, isAdministrator: boolean) {
    const { skip, limit, category, stage, ...filter } = query
    const wanted: ProductQuery = {
      ...filter,
      ...boundedPage({ skip, limit }, isAdministrator),
      ...stageFor(isAdministrator, stage),
    }
    if (category) wanted.category = category
    const { records, ...found } = await products.list(wanted)
    return { list: await answers.records(product, records, isAdministrator), ...found }
  }

  return [
    implement(productCalls.list, async ({ query, caller }) => {
      const { list, ...found } = await listProducts(query, caller !== null)
      return { categoryItemData: list, ...found }
    }),
    implement(productCalls.ofCategory, async ({ params, query, caller }) => {
      const ofCategory = { ...query, category: params.id }
      const { list, ...found } = await listProducts(ofCategory, caller !== null)
      return { categoryItems: list, ...found }
    }),
    implement(productCalls.chosen, async ({ query: { ids = [] }, request }) => ({
      origin: siteOrigin(request),
      categoryItemData: await answers.records(product, await products.chosen(ids), true),
    })),
    implement(productCalls.unique, async ({ query, caller }) => {
      const page = boundedPage(query, caller !== null)
      const seen = stageFor(caller !== null)
      const { records } = await products.list({ ...page, ...seen, unique: true })
      const list = await answers.records(product, records, caller !== null)
      return { categoryItemDataSomethingUnique: list }
    }),
    implement(productCalls.latest, async () => ({
      latestProductData: (await products.latest()).map(describeLatest),
    })),
    implement(productCalls.shown, async ({ query }) => ({
      ids: [...(await products.shownAmong(query.ids))],
    })),
    implement(productCalls.chatNumber, async () => {
      const { watsappNumber } = await content.single(contact)
      return { watsappNumberData: { watsappNumber } }
    }),
  ]
}

/** Administrators are shown what is there, visitors what is live. */
function stageFor(isAdministrator: boolean, stage?: Stage): Pick<ProductQuery, 'stage'> {
  return isAdministrator ? { stage: stage ?? 'any' } : {}
}

function describeLatest({ _id, name, images: [image] }: Product) {
  return { _id, name, image: image ?? { url: '' } }
}
