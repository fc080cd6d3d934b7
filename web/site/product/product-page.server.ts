import type { RouterContextProvider } from 'react-router'
import { product } from '../../../domain/content/product.ts'
import { scopeContext } from '../../context.ts'
import { teaserOf } from '../shop/product-teaser.ts'

/** Everything the page of one product shows. Throws a 404 when there is none. */
export async function readProductPage(context: Readonly<RouterContextProvider>, id: string) {
  const { content, products, reviews } = context.get(scopeContext).services
  const record = await content.read(product, id)
  const [opinions, similar] = await Promise.all([reviews.ofProduct(id), products.similar(record)])
  return {
    product: {
      ...teaserOf(record),
      categoryId: record.createdBy?._id ?? '',
      description: record.description,
      tags: record.tags,
      length: record.length,
      width: record.width,
      height: record.height,
      fullMaterial: record.material,
      warranty: record.warranty,
      hangingSet: record.hangingSet,
      cushion: record.cushion,
      maintenance: record.maintenance,
      customizationAvailable: record.customizationAvailable,
      additionalInformation: record.additionalInformation,
      pictures: record.images,
    },
    reviews: opinions.map(({ _id, name, rating, comment, createdAt }) => ({
      _id,
      name,
      rating,
      comment,
      createdAt,
    })),
    similar: similar.map(teaserOf),
  }
}

export type ProductPage = Awaited<ReturnType<typeof readProductPage>>
export type ProductView = ProductPage['product']
export type ReviewView = ProductPage['reviews'][number]
