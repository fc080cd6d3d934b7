import type { RouterContextProvider } from 'react-router'
import { readSelection } from '../../../domain/choices/read-selection.ts'
import { knownParameters } from '../../../domain/choices/selection-address.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import { offerLabels } from '../../../domain/labels/offer-labels.ts'
import { localeOf } from '../../../domain/languages/locale.ts'
import { labelsOf } from '../../../domain/text/label-texts.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { shared } from '../content/cached-content.server.ts'
import { pageLanguageOf, readPageLanguage } from '../content/page-language.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
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

/** The same for a loaded record, whether or not visitors can see it. */
export async function readPageOf(
  context: Readonly<RouterContextProvider>,
  record: RecordOf<typeof product>,
  query: URLSearchParams,
) {
  const { choices, products, reviews } = context.get(scopeContext).services
  const [
    texts,
    offerTexts,
    site,
    opinions,
    similar,
    { timeZone, currency },
    categories,
    chats,
    offered,
    page,
  ] = await Promise.all([
    readTexts(context, 'product'),
    readTexts(context, 'offer'),
    readTexts(context, 'frame'),
    reviews.ofProduct(record._id),
    products.similar(record),
    shared.settings(context),
    shared.categories(context),
    readProductChats(context),
    choices.offeredBy(record),
    readPageLanguage(context),
  ])
  const units = labelsOf(page, 'offer', offerLabels)
  const days = new Intl.DateTimeFormat(localeOf(pageLanguageOf(context)), {
    dateStyle: 'long',
    timeZone,
  })
  const category = categories.find(({ _id }) => _id === record.createdBy?._id)
  return {
    offer: offerFacts(record, currency),
    /** For search engines and link previews. */
    chosen: { choices: offered, selection: readSelection(offered, query, units) },
    texts,
    product: toProductView(record, {
      offerTexts,
      page,
      shopName: site.menuProducts,
      currency,
      categoryPath: category?.path ?? '',
      orderMessage: chats.messageOf('product', record, [], offered),
      chatAddress: chats.addressOf(record.createdBy),
      choices:
        offered.length === 0
          ? undefined
          : {
              ...toProductChoices(
                record,
                offered,
                { currency, texts: offerTexts, page },
                knownParameters(offered, query),
              ),
              message: chats.templateOf('product', record),
            },
    }),
    reviews: opinions.map(({ _id, name, rating, comment, createdAt }) => ({
      _id,
      name,
      rating,
      comment,
      createdAt,
      date: days.format(new Date(createdAt)),
    })),
    meanRating: meanOf(opinions.map(({ rating }) => rating)),
    similar: similar.map((record) => toPricedTeaser(record, currency, offerTexts, page)),
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
