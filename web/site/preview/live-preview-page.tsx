import { Suspense, useEffect, useState } from 'react'
import { data, useLoaderData } from 'react-router'
import {
  type PreviewMessage,
  previewMessage,
  previewReady,
  previewShown,
} from '../../../domain/preview/live-preview.ts'
import { pieceOf } from '../../../domain/scale-drawing/product-piece.ts'
import { hasView } from '../../../domain/scale-drawing/views.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { shared } from '../content/cached-content.server.ts'
import { usePageLabels } from '../content/labels.ts'
import { readPageLabels } from '../content/page-language.server.ts'
import { useSite } from '../content/site.ts'
import { readTexts } from '../content/texts.server.ts'
import { revalidatesPage } from '../layout/revalidation.ts'
import { toProductChoices } from '../product/choices/product-choices.ts'
import { DetailsTabs } from '../product/details-tabs.tsx'
import { ProductSheet } from '../product/product-summary.tsx'
import { toProductView } from '../product/product-view-model.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import list from '../shop/product-list.module.css'
import { lazyOrReload } from '../ui/load-or-reload.ts'
import type { Route } from './+types/live-preview-page.ts'
import css from './live-preview-page.module.css'

const Drawing = lazyOrReload(() => import('../scale-drawing/fitting-drawing.tsx'))

/** Chats cannot be opened in the preview. */
const noMessage = {
  message: { text: '', words: [], reference: '' },
  chosen: { choices: [], price: '', link: '' },
}

const ownHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** Texts and currency of the shop, and what its categories are drawn as, without any product data. */
export async function loader({ context }: Route.LoaderArgs) {
  const [texts, { menuProducts }, offerTexts, drawingTexts, categories, { currency }] =
    await Promise.all([
      readTexts(context, 'product', 'shop'),
      readTexts(context, 'frame'),
      readTexts(context, 'offer'),
      readTexts(context, 'drawing'),
      shared.categories(context),
      shared.settings(context),
    ])
  const drawing = {
    texts: drawingTexts,
    categories: categories.map(({ _id, pieceKind }) => ({ _id, pieceKind })),
  }
  const labels = await readPageLabels(context, 'preview', 'product', 'viewer')
  const shop = { texts, labels, offerTexts, drawing, shopName: menuProducts, currency }
  return data(shop, { headers: ownHeaders })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = () => [
  { title: 'Preview' },
  { name: 'robots', content: 'noindex' },
]

export const shouldRevalidate = revalidatesPage

/** Preview of a product with the unsaved values of the admin's form. Its links are inert. */
export default function PreviewPage() {
  const currentMessage = usePreviewMessage()
  const { waiting } = usePageLabels('preview')
  if (currentMessage === null) return <p className={css.waiting}>{waiting}</p>
  return (
    <div inert>
      {currentMessage.part === 'card' ? <Card {...currentMessage} /> : <Page {...currentMessage} />}
    </div>
  )
}

function Page({ product, choices }: PreviewMessage) {
  const shop = useLoaderData<typeof loader>()
  const page = useSite()
  const view = toProductView(product, {
    ...shop,
    page,
    categoryPath: product.createdBy === null ? '' : addresses.category(product.createdBy._id),
    orderMessage: '',
    chatAddress: undefined,
    choices:
      choices.length === 0
        ? undefined
        : toProductChoices(product, choices, {
            currency: shop.currency,
            texts: shop.offerTexts,
            page,
          }),
  })
  const { categories, texts } = shop.drawing
  const piece = pieceOf(product, categories)
  return (
    <>
      <ProductSheet product={view} />
      {hasView(piece) && (
        <Suspense fallback={null}>
          <section className="scale">
            <Drawing product={view} drawing={{ piece, texts, ...noMessage }} />
          </section>
        </Suspense>
      )}
      <DetailsTabs product={view} />
    </>
  )
}

function Card({ product }: PreviewMessage) {
  const { currency, offerTexts } = useLoaderData<typeof loader>()
  const teaser = toPricedTeaser(product, currency, offerTexts, useSite())
  return (
    <div className={`wrap ${css.card}`}>
      <ul className={list.root}>
        <ProductCard product={teaser} note={teaser.category || teaser.material} isEager />
      </ul>
    </div>
  )
}

/** Last message of the embedding page, if it has the same origin. */
function usePreviewMessage(): PreviewMessage | null {
  const [currentMessage, setCurrentMessage] = useState<PreviewMessage | null>(null)
  useEffect(() => {
    const listen = ({ origin, source, data: sent }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== window.parent) return
      const message = previewMessage.safeParse(sent)
      if (message.success) setCurrentMessage(message.data)
    }
    window.addEventListener('message', listen)
    if (window.parent !== window) window.parent.postMessage(previewReady, location.origin)
    return () => window.removeEventListener('message', listen)
  }, [])
  const isShown = currentMessage !== null
  useEffect(() => {
    if (isShown) window.parent.postMessage(previewShown, location.origin)
  }, [isShown])
  return currentMessage
}
