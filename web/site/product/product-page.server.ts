import type { RouterContextProvider } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import { sizeWords } from '../../../domain/chat-product.ts'
import type { RecordOf } from '../../../domain/content/define.ts'
import { product } from '../../../domain/content/product.ts'
import { scopeContext } from '../../context.ts'
import { readProductChats } from '../product-chat.server.ts'
import type { Crumb } from '../sections/page-banner.tsx'
import { shared } from '../shared-content.server.ts'
import { teaserOf } from '../shop/product-teaser.ts'

/** Everything the page of one product shows. Throws a 404 when there is none. */
export async function readProductPage(context: Readonly<RouterContextProvider>, id: string) {
  const { services } = context.get(scopeContext)
  const { content, products, reviews } = services
  const record = await content.read(product, id)
  const [opinions, similar, { timeZone }, chats] = await Promise.all([
    reviews.ofProduct(id),
    products.similar(record),
    shared.settings(context),
    readProductChats(context),
  ])
  const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
  const teaser = teaserOf(record)
  return {
    product: {
      ...teaser,
      categoryId: record.createdBy?._id ?? '',
      description: record.description,
      /** The way to it, the page itself last. */
      trail: trailOf(record, teaser.name),
      tags: [...new Set(record.tags)],
      size: sizeWords(record),
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

type ProductPage = Awaited<ReturnType<typeof readProductPage>>
export type ProductView = ProductPage['product']
export type ReviewView = ProductPage['reviews'][number]

function trailOf({ createdBy }: RecordOf<typeof product>, name: string): Crumb[] {
  const products = { name: 'Products', to: addresses.shop }
  if (createdBy === null) return [products, { name }]
  return [products, { name: createdBy.name, to: addresses.category(createdBy._id) }, { name }]
}

/** With one decimal; empty when there is nothing to take the mean of. */
function meanOf(ratings: number[]): string {
  if (ratings.length === 0) return ''
  return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1)
}
