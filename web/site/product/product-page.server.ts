import type { RouterContextProvider } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import type { RecordOf } from '../../../domain/content/define.ts'
import { product } from '../../../domain/content/product.ts'
import type { Texts } from '../../../domain/page-texts.ts'
import { scopeContext } from '../../context.ts'
import { readProductChats } from '../product-chat.server.ts'
import type { Crumb } from '../sections/page-banner.tsx'
import { shared } from '../shared-content.server.ts'
import { offeredTeaserOf } from '../shop/offered-teaser.server.ts'
import { teaserOf } from '../shop/product-teaser.ts'
import { readTexts } from '../texts.server.ts'
import { offerFacts } from './offer-facts.server.ts'

/** The id of the product that the last step of an address names, deleted ones included, or null. */
export function findProduct(
  context: Readonly<RouterContextProvider>,
  step: string,
): Promise<string | null> {
  return context.get(scopeContext).services.pageAddresses.find(product, step)
}

/** Everything the page of one product shows. Throws a 404 when there is none for visitors. */
export async function readProductPage(context: Readonly<RouterContextProvider>, id: string) {
  const { products } = context.get(scopeContext).services
  return readPageOf(context, await products.readShown(id))
}

/** The same for a product that was found, whether visitors see it or not. */
export async function readPageOf(
  context: Readonly<RouterContextProvider>,
  record: RecordOf<typeof product>,
) {
  const { products, reviews } = context.get(scopeContext).services
  const [texts, offer, site, opinions, similar, { timeZone, currency }, categories, chats] =
    await Promise.all([
      readTexts(context, 'product'),
      readTexts(context, 'offer'),
      readTexts(context, 'frame'),
      reviews.ofProduct(record._id),
      products.similar(record),
      shared.settings(context),
      shared.categories(context),
      readProductChats(context),
    ])
  const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
  const teaser = offeredTeaserOf(record, currency, offer)
  const category = categories.find(({ _id }) => _id === record.createdBy?._id)
  const categoryPath = category?.path ?? ''
  return {
    offer: offerFacts(record, currency),
    texts,
    product: {
      ...teaser,
      /** Empty where it has no category. */
      categoryPath,
      description: record.description,
      /** The way to it, the page itself last. */
      trail: trailOf({ ...teaser, categoryPath }, site.menuProducts),
      tags: [...new Set(record.tags)],
      size: sizeOf(record, texts),
      fullMaterial: record.material,
      warranty: record.warranty,
      hangingSet: record.hangingSet,
      cushion: record.cushion,
      maintenance: [...new Set(record.maintenance)],
      customizationAvailable: record.customizationAvailable,
      additionalInformation: [...new Set(record.additionalInformation)],
      pictures: record.images,
      /** What the order button says in the chat. */
      orderMessage: chats.messageOf('product', record),
      /** Where the chat opens, if not with the shop's own number. */
      chatAddress: chats.addressOf(record.createdBy),
    },
    reviews: opinions.map(({ _id, name, rating, comment, createdAt }) => ({
      _id,
      name,
      rating,
      comment,
      createdAt,
      date: days.format(new Date(createdAt)),
    })),
    meanRating: meanOf(opinions.map(({ rating }) => rating)),
    similar: similar.map(teaserOf),
  }
}

type ProductPage = Awaited<ReturnType<typeof readPageOf>>
export type ProductView = ProductPage['product']
export type ReviewView = ProductPage['reviews'][number]

interface Place {
  name: string
  category: string
  categoryPath: string
}

function trailOf({ name, category, categoryPath }: Place, shopName: string): Crumb[] {
  const products = { name: shopName, to: addresses.shop }
  if (categoryPath === '') return [products, { name }]
  return [products, { name: category, to: categoryPath }, { name }]
}

/** "Length 202 cm, width 120 cm": what is known of the three. */
function sizeOf(
  { length, width, height }: RecordOf<typeof product>,
  { sizeLength, sizeWidth, sizeHeight }: Texts<'product'>,
): string {
  const all = [
    [sizeLength, length],
    [sizeWidth, width],
    [sizeHeight, height],
  ]
  const known = all.filter(([, measure]) => measure !== '')
  const text = known.map(([name, measure]) => `${name} ${measure}`).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** With one decimal; empty when there is nothing to take the mean of. */
function meanOf(ratings: number[]): string {
  if (ratings.length === 0) return ''
  return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1)
}
