import type { RouterContextProvider } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import { orderMessage } from '../../../domain/chat.ts'
import type { RecordOf } from '../../../domain/content/define.ts'
import type { product } from '../../../domain/content/product.ts'
import { scopeContext } from '../../context.ts'
import { shared } from '../shared-content.server.ts'
import { teaserOf } from '../shop/product-teaser.ts'
import { viewOf } from './product-view.ts'

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
  const { services, origin } = context.get(scopeContext)
  const { products, reviews } = services
  const [opinions, similar, { timeZone }] = await Promise.all([
    reviews.ofProduct(record._id),
    products.similar(record),
    shared.settings(context),
  ])
  const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
  return {
    product: viewOf(
      record,
      orderMessage(
        { ...record, category: record.createdBy?.name ?? '' },
        origin + addresses.product(record._id),
      ),
    ),
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

/** With one decimal; empty when there is nothing to take the mean of. */
function meanOf(ratings: number[]): string {
  if (ratings.length === 0) return ''
  return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1)
}
