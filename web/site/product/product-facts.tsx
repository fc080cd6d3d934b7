import { variantUrl } from '../../../domain/media.ts'
import { breadcrumbList, JsonLd } from '../json-ld.tsx'
import { productPath } from '../shop/product-teaser.ts'
import { useSite } from '../site.ts'
import type { ProductView } from './product-page.server.ts'

/**
 * The page for search engines. Not as a `Product`, which asks for a price, a rating or an offer:
 * prices are agreed in the chat.
 */
export function ProductFacts({ product }: { product: ProductView }) {
  const { origin } = useSite()
  const { _id, name, category, categoryId, description, pictures } = product
  const url = origin + productPath(_id)
  const images = pictures.map((picture) => origin + variantUrl(picture.url, 1280, 'jpg'))
  const trail = [
    { name: 'Products', path: '/product' },
    ...(categoryId === '' ? [] : [{ name: category, path: `/product/${categoryId}` }]),
    { name, path: productPath(_id) },
  ]
  return (
    <>
      <JsonLd data={breadcrumbList(origin, trail)} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'ItemPage',
          url,
          name,
          ...(description !== '' && { description }),
          ...(images.length > 0 && { primaryImageOfPage: images[0] }),
          mainEntity: {
            '@type': 'Thing',
            name,
            url,
            ...(description !== '' && { description }),
            ...(images.length > 0 && { image: images }),
          },
        }}
      />
    </>
  )
}
