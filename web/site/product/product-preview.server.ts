import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { data, redirect } from 'react-router'
import { product } from '../../../domain/content/product.ts'
import { scopeContext } from '../../ssr/context.ts'
import { shared } from '../content/cached-content.server.ts'
import type { Site } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { pageHead } from '../seo/page-meta.server.ts'
import { readPageOf } from './product-page.server.ts'

/** No cache keeps it and no search engine takes it up: it may be revoked any time. */
export const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** What is told in place of a page whose address works no more. */
export async function expiredPreview(context: Readonly<RouterContextProvider>) {
  const texts = await readTexts(context, 'lost')
  const lost = { texts: { ...texts, lostText: texts.lostPreviewText }, product: null }
  return data(lost, { status: 404, headers: previewHeaders })
}

/**
 * The page of a product as it will be, for whoever has the token. Throws a 404 where it opens nothing, and
 * leads to the public page where there is one by now.
 */
export async function readPreview(
  context: Readonly<RouterContextProvider>,
  site: Site,
  token: string,
) {
  const { content, productPreviews, products } = context.get(scopeContext).services
  const { product: id, kind, expiresAt } = await productPreviews.open(token)
  const record = await content.read(product, id)
  if ((await products.shownAmong([id])).has(id)) throw redirect(record.path)
  const { offer: _, ...page } = await readPageOf(context, record)
  const { timeZone } = await shared.settings(context)
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
  return {
    ...page,
    head: headOf(site, page.product),
    preview:
      kind === 'own'
        ? 'Only you can see this page. Visitors see “not found”.'
        : `A private preview, not public yet. This link works until ${until.format(new Date(expiresAt))}.`,
  }
}

function headOf(
  site: Site,
  { path, name, description, picture }: PreviewedProduct,
): MetaDescriptor[] {
  const head = pageHead(site, {
    title: name,
    description: description || name,
    path,
    image: picture,
  })
  return [...head, { name: 'robots', content: 'noindex' }]
}

type PreviewedProduct = Awaited<ReturnType<typeof readPageOf>>['product']
