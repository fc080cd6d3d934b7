import { data, type MetaDescriptor, type RouterContextProvider, redirect } from 'react-router'
import { product } from '../../../domain/content/product.ts'
import { localeOf } from '../../../domain/languages/language.ts'
import { offeredAt } from '../../../domain/money/price.ts'
import { format } from '../../../domain/text/message.ts'
import { scopeContext } from '../../ssr/context.ts'
import { shared } from '../content/cached-content.server.ts'
import { pageLanguageOf, readPageLabels } from '../content/page-language.server.ts'
import { pageHead } from '../content/page-meta.server.ts'
import type { Site } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { priceTags } from './product-meta.server.ts'
import { readPageOf } from './product-page.server.ts'

/** Neither cached nor indexed, because a preview can be revoked at any time. */
export const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** 404 response for an expired or revoked preview link. */
export async function expiredPreview(context: Readonly<RouterContextProvider>) {
  const texts = await readTexts(context, 'lost')
  const lost = { texts: { ...texts, lostText: texts.lostPreviewText }, product: null }
  return data(lost, { status: 404, headers: previewHeaders })
}

/**
 * Data of a product page for the holder of a preview token. Throws a 404 for an invalid token, and
 * redirects to the public page if there is one by now.
 */
export async function readPreview(
  context: Readonly<RouterContextProvider>,
  site: Site,
  token: string,
  query: URLSearchParams,
) {
  const { content, productPreviews, products } = context.get(scopeContext).services
  const { product: id, kind, expiresAt } = await productPreviews.open(token)
  const record = offeredAt(await content.read(product, id), new Date().toISOString())
  if ((await products.shownAmong([id])).has(id)) throw redirect(record.path)
  const { offer, chosen: _, ...page } = await readPageOf(context, record, query)
  const { timeZone } = await shared.settings(context)
  const locale = localeOf(pageLanguageOf(context))
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const { preview: labels } = await readPageLabels(context, 'preview')
  return {
    ...page,
    head: [...headOf(site, page.product), ...priceTags(offer)],
    preview:
      kind === 'own'
        ? labels.own
        : format(labels.shared, { date: until.format(new Date(expiresAt)) }),
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
  // The product's own page does not exist yet: neither a canonical URL nor its languages.
  const own = head.filter((tag) => !('rel' in tag))
  return [...own, { name: 'robots', content: 'noindex' }]
}

type PreviewedProduct = Awaited<ReturnType<typeof readPageOf>>['product']
