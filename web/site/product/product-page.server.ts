import type { RouterContextProvider } from 'react-router'
import { measureReader } from '../../../domain/choices/choice-measure.ts'
import { knownParameters, readSelection } from '../../../domain/choices/selection.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import { itemReview } from '../../../domain/content/item-review.ts'
import { product } from '../../../domain/content/product.ts'
import { localeOf } from '../../../domain/languages/language.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { shared } from '../content/cached-content.server.ts'
import { pageLanguageOf, readPageLabels, shownLanguageOf } from '../content/page-language.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { translateForPage, translateRecord } from '../content/translation.server.ts'
import { pickFallbacks } from '../languages/fallbacks.ts'
import { readOfferFormat } from '../product-card/offer-format.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import { readRoomsOfProduct } from '../rooms/rooms.server.ts'
import { readDrawing } from '../scale-drawing/drawing-data.server.ts'
import { toProductChoices } from './choices/product-choices.ts'
import { offerFacts } from './offer-data.server.ts'
import { toProductView } from './product-view-model.ts'

/** Id of the product that a path segment names, including deleted ones; null if there is none. */
export function findProduct(
  context: Readonly<RouterContextProvider>,
  step: string,
): Promise<string | null> {
  return context.get(scopeContext).services.pageAddresses.find(product, step)
}

/** Data of a product page. Throws a 404 if visitors cannot see the product. */
export async function readProductPage(
  context: Readonly<RouterContextProvider>,
  id: string,
  query: URLSearchParams,
) {
  const { products } = context.get(scopeContext).services
  return readPageOf(context, await products.readShown(id), query)
}

/**
 * The same for a loaded record in the default language, whether or not visitors can see it.
 */
export async function readPageOf(
  context: Readonly<RouterContextProvider>,
  original: RecordOf<typeof product>,
  query: URLSearchParams,
) {
  const { choices, content, products, reviews } = context.get(scopeContext).services
  const shown = shownLanguageOf(context)
  const record = translateRecord(content, product, original, shown)
  const [texts, offer, site, opinions, similar, { timeZone }, categories, chats, offered, rooms] =
    await Promise.all([
      readTexts(context, 'product'),
      readOfferFormat(context),
      readTexts(context, 'frame'),
      reviews.ofProduct(record._id),
      products.similar(original),
      shared.settings(context),
      shared.categories(context),
      readProductChats(context),
      choices.offeredBy(original, shown),
      readRoomsOfProduct(context, original._id),
    ])
  const days = new Intl.DateTimeFormat(localeOf(pageLanguageOf(context)), {
    dateStyle: 'long',
    timeZone,
  })
  const drawing = await readDrawing(context, { original, record, choices: offered }, query)
  const category = categories.find(({ _id }) => _id === record.category?._id)
  return {
    offer: offerFacts(record, offer.currency),
    /** For search engines and link previews. */
    chosen: {
      choices: offered,
      selection: readSelection(offered, query, measureReader(offer.labels)),
      own: { metaTitle: record.metaTitle, metaDescription: record.metaDescription },
    },
    texts,
    labels: await readPageLabels(context, 'product', 'viewer'),
    product: toProductView(record, {
      offer,
      originalTags: original.tags,
      shopName: site.menuProducts,
      categoryPath: category?.path ?? '',
      orderMessage: chats.messageOf('product', record, { offered, selection: [] }),
      chatAddress: chats.addressOf(record.category),
      choices:
        offered.length === 0
          ? undefined
          : {
              ...toProductChoices(record, offered, offer, knownParameters(offered, query)),
              message: chats.templateOf('product', record),
            },
    }),
    reviews: opinions
      .map((review) => translateForPage(context, itemReview, review))
      .map((review) => ({
        _id: review._id,
        name: review.name,
        rating: review.rating,
        comment: review.comment,
        createdAt: review.createdAt,
        date: days.format(new Date(review.createdAt)),
        ...pickFallbacks(review, 'comment'),
      })),
    ...rooms,
    meanRating: meanOf(opinions.map(({ rating }) => rating)),
    ...(drawing !== null && { drawing }),
    similar: similar
      .map((record) => translateForPage(context, product, record))
      .map((record) => toPricedTeaser(record, offer)),
  }
}

type ProductPage = Awaited<ReturnType<typeof readPageOf>>
export type ProductView = ProductPage['product']
export type ReviewView = ProductPage['reviews'][number]

/** Mean with one decimal place; empty without ratings. */
function meanOf(ratings: number[]): string {
  if (ratings.length === 0) return ''
  return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1)
}
