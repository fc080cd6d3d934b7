import { choiceEndpoints } from '../../domain/api/choices.ts'
import { toSwatchesResponse } from '../../domain/api/offered-choice.ts'
import { previewEndpoints } from '../../domain/api/previews.ts'
import type { ProductListQuery } from '../../domain/api/product-query.ts'
import { type ListedProduct, productEndpoints } from '../../domain/api/products.ts'
import { fromApiQuery } from '../../domain/catalogue/filter-values.ts'
import { contact } from '../../domain/content/contact.ts'
import { product } from '../../domain/content/product.ts'
import type { PublicationStatus } from '../../domain/content/publication-status.ts'
import type { ShownLanguage } from '../../domain/languages/language.ts'
import { addresses } from '../../domain/urls/page-paths.ts'
import type { AccountService } from '../accounts/account-service.ts'
import {
  boundedPage,
  createContentResponses,
  toListResponses,
} from '../content/content-responses.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import type { ChoiceService } from './choices/choice-service.ts'
import type { ProductPreviewService } from './product-preview-service.ts'
import type { Product, ProductService } from './product-service.ts'
import type { ListQuery } from './search/product-query.ts'

interface ProductRouteServices {
  products: ProductService
  choices: Pick<ChoiceService, 'swatchesOf'>
  productPreviews: ProductPreviewService
  content: ContentService
  accounts: AccountService
}

/** Routes of products beyond those of every content type. */
export function createProductRoutes(
  services: ProductRouteServices,
  siteOrigin: SiteOrigin,
): Endpoint[] {
  const { products, content, choices, productPreviews: previews } = services
  const responses = createContentResponses(services)

  async function listProducts(query: ProductListQuery, isAdministrator: boolean) {
    const { skip, limit, lang } = query
    const shown = await content.readShownLanguage(lang)
    const { stage, ...filters } = fromApiQuery(query)
    const wanted: ListQuery = {
      ...filters,
      ...boundedPage({ skip, limit }, isAdministrator),
      ...publicationStatusFor(isAdministrator, stage),
    }
    const { records, ...found } = await products.list(wanted, shown)
    return { list: await toList(records, isAdministrator, shown), ...found }
  }

  /** Lists are long, so they have no choices but the swatches that cards show. */
  async function toList(
    records: Product[],
    isAdministrator: boolean,
    shown: ShownLanguage,
  ): Promise<ListedProduct[]> {
    const swatches = await choices.swatchesOf(records, shown)
    const list = await responses.records(product, records, isAdministrator, shown)
    return toListResponses(product, list).map((response) => {
      const found = swatches.get(response._id)
      return found === undefined ? response : { ...response, swatches: toSwatchesResponse(found) }
    })
  }

  return [
    implement(productEndpoints.list, async ({ query, currentUser }) => {
      const { list, ...found } = await listProducts(query, currentUser !== null)
      return { categoryItemData: list, ...found }
    }),
    implement(productEndpoints.ofCategory, async ({ params, query, currentUser }) => {
      const ofCategory = { ...query, category: params.id }
      const { list, ...found } = await listProducts(ofCategory, currentUser !== null)
      return { categoryItems: list, ...found }
    }),
    implement(productEndpoints.chosen, async ({ query: { ids = [] }, request }) => ({
      origin: siteOrigin(request),
      categoryItemData: await responses.records(product, await products.chosen(ids), true),
    })),
    implement(productEndpoints.unique, async ({ query: { lang, ...query }, currentUser }) => {
      const shown = await content.readShownLanguage(lang)
      const page = boundedPage(query, currentUser !== null)
      const seen = publicationStatusFor(currentUser !== null)
      const { records } = await products.list({ ...page, ...seen, unique: true })
      const list = await toList(records, currentUser !== null, shown)
      return { categoryItemDataSomethingUnique: list }
    }),
    implement(productEndpoints.latest, async ({ query }) => {
      const shown = await content.readShownLanguage(query.lang)
      const latest = await products.latest()
      const translated = latest.map((record) => content.translate(product, record, shown).record)
      return { latestProductData: translated.map(describeLatest) }
    }),
    implement(productEndpoints.shown, async ({ query }) => {
      await content.readShownLanguage(query.lang)
      return { ids: [...(await products.shownAmong(query.ids))] }
    }),
    implement(previewEndpoints.make, async ({ params, body, request }) => {
      const { token, expiresAt } = await previews.make(params.id, body.kind)
      return { url: siteOrigin(request) + addresses.preview(token), expiresAt }
    }),
    implement(previewEndpoints.list, async ({ params }) => ({
      previews: await previews.list(params.id),
    })),
    implement(previewEndpoints.revoke, async ({ params, say }) => {
      await previews.revoke(params.id)
      return { message: say('results.previewsEnded') }
    }),
    implement(choiceEndpoints.countProducts, async () => ({
      products: await products.countByChoice(),
    })),
    implement(productEndpoints.chatNumber, async ({ query }) => {
      await content.readShownLanguage(query.lang)
      const { whatsappNumber } = await content.single(contact)
      return { whatsappNumberData: { whatsappNumber } }
    }),
  ]
}

/** Administrators get products of any publication status, visitors live ones. */
function publicationStatusFor(
  isAdministrator: boolean,
  stage?: PublicationStatus,
): Pick<ListQuery, 'stage'> {
  return isAdministrator ? { stage: stage ?? 'any' } : {}
}

function describeLatest({ _id, name, images: [image] }: Product) {
  return { _id, name, image: image ?? { url: '' } }
}
