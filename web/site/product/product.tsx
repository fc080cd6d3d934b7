import { useRef } from 'react'
import { data } from 'react-router'
import { pageMeta, siteOf } from '../meta.ts'
import { CustomDesign } from '../sections/custom-design.tsx'
import { Breadcrumb, type Crumb } from '../sections/page-banner.tsx'
import { PhotoFeed } from '../sections/photo-feed.tsx'
import { productPath } from '../shop/product-teaser.ts'
import '../../styles/product.css'
import type { Route } from './+types/product.ts'
import { DetailsTabs } from './details-tabs.tsx'
import { Gallery } from './gallery.tsx'
import { OrderBar } from './order-bar.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductFacts } from './product-facts.tsx'
import { type ProductView, readProductPage } from './product-page.server.ts'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Reviews } from './reviews.tsx'
import { SimilarProducts } from './similar-products.tsx'
import './product.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return await readProductPage(context, params.productId)
  } catch (error) {
    const isMissing = error instanceof Error && 'status' in error && error.status === 404
    throw isMissing ? data(null, { status: 404 }) : error
  }
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const site = siteOf(matches)
  const path = productPath(params.productId)
  if (loaderData === undefined) return pageMeta({ title: 'Page not found', path, site })
  const { name, description, category, fullMaterial, picture } = loaderData.product
  const facts = [name, category, fullMaterial].filter(Boolean).join(', ')
  return pageMeta({
    title: name,
    description: description || `${facts}.`,
    path,
    image: picture,
    preview: `/preview/product/${loaderData.product._id}.jpg`,
    site,
  })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, reviews, similar } = loaderData
  const orderButton = useRef<HTMLDivElement>(null)
  return (
    <>
      <section className="banner banner--slim" aria-label="Page">
        <div className="wrap">
          <div className="banner__text">
            <p className="banner__title">Product Details</p>
            <Breadcrumb trail={trailOf(product)} />
          </div>
        </div>
      </section>
      <article className="pdp" aria-labelledby="product-h">
        <div className="wrap pdp__grid">
          <Gallery key={product._id} name={product.name} pictures={product.pictures} />
          <ProductDetails product={product} orderRef={orderButton} />
        </div>
      </article>
      <DetailsTabs key={product._id} product={product} />
      <Reviews reviews={reviews} />
      <SimilarProducts key={`similar to ${product._id}`} products={similar} />
      <RecentlyViewed product={product} />
      <CustomDesign />
      <PhotoFeed />
      <OrderBar product={product} orderRef={orderButton} />
      <ProductFacts product={product} />
    </>
  )
}

function trailOf({ name, category, categoryId }: ProductView): Crumb[] {
  const products = { name: 'Products', to: '/product' }
  if (categoryId === '') return [products, { name }]
  return [products, { name: category, to: `/product/${categoryId}` }, { name }]
}
