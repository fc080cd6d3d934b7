import { useRef } from 'react'
import { tellFacts } from '../head.server.ts'
import { lostPage } from '../lost-page.server.ts'
import { isMissing } from '../missing-record.server.ts'
import banner from '../sections/banner.module.css'
import { LastSections } from '../sections/last-sections.tsx'
import { Breadcrumb } from '../sections/page-banner.tsx'
import { readSite } from '../site-data.server.ts'
import type { Route } from './+types/product-page.ts'
import { DetailsTabs } from './details-tabs.tsx'
import { readMissingProduct } from './missing-product.server.ts'
import { OrderBar } from './order-bar.tsx'
import css from './product.module.css'
import { ProductDetails } from './product-details.tsx'
import { Gallery } from './product-gallery.tsx'
import { productFacts, productHead } from './product-head.server.ts'
import { findProduct, readProductPage } from './product-page.server.ts'
import { Reviews } from './product-reviews.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { SimilarProducts } from './similar-products.tsx'

export async function loader({ params: { step }, context }: Route.LoaderArgs) {
  const id = await findProduct(context, step)
  const missing = async () => lostPage(context, await readMissingProduct(context, step, id))
  if (id === null) throw await missing()
  try {
    const [site, { offer, ...page }] = await Promise.all([
      readSite(context),
      readProductPage(context, id),
    ])
    tellFacts(context, productFacts(site, page.product, offer))
    return { ...page, head: productHead(site, page.product) }
  } catch (error) {
    if (!isMissing(error)) throw error
    throw await missing()
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, reviews, meanRating, similar, texts } = loaderData
  const orderButton = useRef<HTMLDivElement>(null)
  return (
    <>
      <section className={`${banner.root} ${banner.slim}`} aria-label="Page">
        <div className="wrap">
          <div className={banner.text}>
            <p className={`${banner.title} off-sheet`}>{texts.productTitle}</p>
            <Breadcrumb trail={product.trail} isClipped />
          </div>
        </div>
      </section>
      <article className={`${css.root} sheet`} aria-labelledby="product-h">
        <div className={`wrap ${css.grid}`}>
          <Gallery key={product._id} name={product.name} pictures={product.pictures} />
          <ProductDetails product={product} orderRef={orderButton} />
        </div>
      </article>
      <DetailsTabs key={product._id} product={product} />
      <Reviews reviews={reviews} mean={meanRating} />
      <SimilarProducts key={`similar to ${product._id}`} products={similar} />
      <RecentlyViewed product={product} />
      <LastSections />
      <OrderBar product={product} orderRef={orderButton} />
    </>
  )
}
