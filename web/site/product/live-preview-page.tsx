import { data } from 'react-router'
import { pieceOf } from '../../../domain/scale-drawing/drawn-piece.ts'
import { hasView } from '../../../domain/scale-drawing/views.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { scopeContext } from '../../ssr/context.ts'
import { shared } from '../content/cached-content.server.ts'
import { readPageLabels } from '../content/page-language.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { lostPage } from '../errors/not-found-data.server.ts'
import { readOfferFormat } from '../product-card/offer-format.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { ScaleSection } from '../scale-drawing/scale-section.tsx'
import list from '../shop/product-list.module.css'
import type { Route } from './+types/live-preview-page.ts'
import { toProductChoices } from './choices/product-choices.ts'
import { DetailsTabs } from './details-tabs.tsx'
import { ProductSheet } from './product-summary.tsx'
import { toProductView } from './product-view-model.ts'

/** Chats cannot be opened in the preview. */
const noMessage = {
  message: { text: '', words: [], reference: '' },
  chosen: { choices: [], price: '', link: '' },
}

/** The product of the admin's form, with its unsaved values; nobody else has such a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { draft } = context.get(scopeContext)
  if (draft === undefined) throw await lostPage(context)
  const [{ menuProducts: shopName }, offer, texts, categories] = await Promise.all([
    readTexts(context, 'frame'),
    readOfferFormat(context),
    readTexts(context, 'drawing'),
    shared.categories(context),
  ])
  const { part, product, choices } = draft
  const piece = pieceOf(product, categories)
  return data({
    texts: await readTexts(context, 'product', 'shop'),
    labels: await readPageLabels(context, 'product', 'viewer'),
    teaser: part === 'card' ? toPricedTeaser(product, offer) : null,
    drawing: hasView(piece) ? { piece, texts, ...noMessage } : null,
    view: toProductView(product, {
      offer,
      shopName,
      categoryPath: product.category === null ? '' : addresses.category(product.category._id),
      orderMessage: '',
      chatAddress: undefined,
      choices: choices.length === 0 ? undefined : toProductChoices(product, choices, offer),
    }),
  })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Preview' },
  { name: 'robots', content: 'noindex' },
]

/** A product with the unsaved values of the admin's form. Its links are inert. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { view, teaser, drawing } = loaderData
  if (teaser !== null)
    return (
      <div className={`wrap ${list.preview}`} inert>
        <ul className={list.root}>
          <ProductCard product={teaser} note={teaser.category || teaser.material} isEager />
        </ul>
      </div>
    )
  return (
    <div inert>
      <ProductSheet product={view} />
      {drawing !== null && <ScaleSection product={view} drawing={drawing} />}
      <DetailsTabs product={view} />
    </div>
  )
}
