import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { data, useRouteLoaderData } from 'react-router'
import { setPageSubject } from '../content/page-meta.server.ts'
import { readSite } from '../content/site-data.server.ts'
import { foundOrNull } from '../errors/found-or-null.server.ts'
import { lostPage } from '../errors/not-found-data.server.ts'
import { ClosingSections } from '../layout/closing-sections.tsx'
import type { PageHandle } from '../layout/layout.tsx'
import { revalidatesPage } from '../layout/revalidation.ts'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import { ScaleSection } from '../scale-drawing/scale-section.tsx'
import { listedOf } from '../shortlist/listed-products.ts'
import { recents, recordVisit } from '../shortlist/stored-list.ts'
import { lazyOrReload } from '../ui/load-or-reload.ts'
import type { Route } from './+types/product-page.ts'
import { WithSelection } from './choices/with-selection.tsx'
import { DetailsTabs } from './details-tabs.tsx'
import { OrderBar } from './order-bar.tsx'
import css from './product.module.css'
import { productHead } from './product-meta.server.ts'
import { readMissingProduct } from './product-not-found.server.ts'
import { findProduct, readProductPage } from './product-page.server.ts'
import { expiredPreview, previewHeaders, readPreview } from './product-preview.server.ts'
import { Reviews } from './product-reviews.tsx'
import { ProductSheet } from './product-summary.tsx'
import { SimilarProducts } from './similar-products.tsx'

/** Section of the rooms that show the product, loaded only if there are any. */
const RoomsSection = lazyOrReload(() => import('../rooms/rooms-section.tsx'))

export async function loader({ params: { step = '', token }, url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const site = await readSite(context)
  if (token !== undefined) {
    const shown = await foundOrNull(readPreview(context, site, token, query))
    if (shown === null) throw await expiredPreview(context)
    return data(shown, { headers: previewHeaders })
  }
  const id = await findProduct(context, step)
  const found = id === null ? null : await foundOrNull(readProductPage(context, id, query))
  if (found === null) throw await lostPage(context, await readMissingProduct(context, step, id))
  const { offer, chosen, ...page } = found
  setPageSubject(context, { product: page.product._id })
  return data({ ...page, head: productHead(site, page.product, offer, chosen), preview: null })
}

/** The page has all that a selection changes. */
export const shouldRevalidate = revalidatesPage

/** Only the loader of a preview sets headers. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, reviews, meanRating, rooms, similar, preview, drawing } = loaderData
  return (
    <>
      {preview !== null && (
        <p className={css.preview} role="note">
          {preview}
        </p>
      )}
      <ProductSheet product={product} />
      {drawing !== undefined && (
        <WithSelection key={`drawing of ${product._id}`} product={product}>
          {(selected) => <ScaleSection product={selected} drawing={drawing} />}
        </WithSelection>
      )}
      <DetailsTabs key={product._id} product={product} />
      {rooms !== undefined && (
        <Suspense fallback={null}>
          <RoomsSection {...rooms} />
        </Suspense>
      )}
      <Reviews reviews={reviews} mean={meanRating} />
      <SimilarProducts key={`similar to ${product._id}`} products={similar} />
      {preview === null && <RecentlyViewed product={product} />}
      <ClosingSections />
    </>
  )
}

/** Stands after the footer, where the layout renders it. */
function ProductFoot() {
  const own = useRouteLoaderData<typeof loader>('site/product/product-page')
  const preview = useRouteLoaderData<typeof loader>('preview')
  const page = own ?? preview
  return (
    page && (
      <WithSelection product={page.product}>
        {(product) => <OrderBar product={product} orderAction={page.texts.orderAction} />}
      </WithSelection>
    )
  )
}

export const handle: PageHandle = { Foot: ProductFoot }

type List = ComponentType<{ open: string }>

/** Loaded component: returning to a product page renders its full height from the start. */
let loadedList: List | null = null

/**
 * Recently viewed products from the browser's storage; a first visit loads nothing. The server does
 * not know them, so the list is rendered late: it waits until its place is below the viewport,
 * where it causes no layout shift.
 */
function RecentlyViewed({ product }: { product: ProductTeaser }) {
  const place = useRef<HTMLDivElement>(null)
  const [List, setList] = useState(() => loadedList)
  useEffect(() => {
    recordVisit(listedOf(product))
    if (List !== null || recents.read().length < 2) return
    import('./recent-product-list.tsx').then(
      (module) =>
        module.whenBelowViewport(place.current, (loaded) => {
          loadedList = loaded
          setList(() => loaded)
        }),
      () => {},
    )
  }, [product, List])
  return List === null ? <div ref={place} /> : <List open={product._id} />
}
