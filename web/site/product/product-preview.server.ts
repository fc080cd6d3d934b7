import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import { product } from '../../../domain/content/product.ts'
import { scopeContext } from '../../context.ts'
import { pageHead } from '../head.server.ts'
import { shared } from '../shared-content.server.ts'
import type { Site } from '../site-data.server.ts'
import { readPageOf } from './product-page.server.ts'

/** No cache keeps it and no search engine takes it up: it may be revoked any time. */
export const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** What is told in place of a page whose address works no more. */
export const gonePreview = { isGonePreview: true } as const

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
  if ((await products.shownAmong([id])).has(id)) throw redirect(addresses.product(id))
  const page = await readPageOf(context, await content.read(product, id))
  const { timeZone } = await shared.settings(context)
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
  return {
    ...page,
    head: headOf(site, page.product),
    preview:
      kind === 'own'
        ? 'Only you see this. Visitors find nothing here.'
        : `A private preview, not public yet. This link works until ${until.format(new Date(expiresAt))}.`,
  }
}

function headOf(
  site: Site,
  { _id, name, description, picture }: PreviewedProduct,
): MetaDescriptor[] {
  const head = pageHead(site, {
    title: name,
    description: description || name,
    path: addresses.product(_id),
    image: picture,
  })
  return [...head, { name: 'robots', content: 'noindex' }]
}

type PreviewedProduct = Awaited<ReturnType<typeof readPageOf>>['product']
