import { redirect } from 'react-router'
import { withReference } from '../../../domain/chat/chat-message.ts'
import { measureReader } from '../../../domain/choices/choice-measure.ts'
import { readSelection } from '../../../domain/choices/selection.ts'
import { product } from '../../../domain/content/product.ts'
import { referencePattern } from '../../../domain/enquiry/enquiry.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { shownLanguageOf } from '../content/page-language.server.ts'
import { chatAddress } from '../content/site.ts'
import { readSite } from '../content/site-data.server.ts'
import { translateForPage } from '../content/translation.server.ts'
import { foundOrNull } from '../errors/found-or-null.server.ts'
import { lostPage } from '../errors/not-found-data.server.ts'
import type { Route } from './+types/order-redirect.ts'
import { readMissingProduct } from './product-not-found.server.ts'
import { findProduct } from './product-page.server.ts'

/** The chat URL holds a reference of one visitor, so it must neither be cached nor indexed. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/**
 * Redirects to the chat that the product's order button opens, with the selection of the query. Records no enquiry: it was recorded
 * when the QR code was shown, under the reference in the URL.
 */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const { ending, reference = '' } = params
  const isReadable = reference === '' || referencePattern.test(reference)
  const id = isReadable ? await findProduct(context, ending) : null
  if (id === null) throw await lostPage(context)
  const { choices, products } = context.get(scopeContext).services
  const shown = await foundOrNull(products.readShown(id))
  if (shown === null) throw await lostPage(context, await readMissingProduct(context, ending, id))
  const record = translateForPage(context, product, shown)
  const [site, chats, offered] = await Promise.all([
    readSite(context),
    readProductChats(context),
    choices.offeredBy(record, shownLanguageOf(context)),
  ])
  const selection = readSelection(offered, url.searchParams, measureReader(site.labels.offer))
  const message = chats.messageOf('product', record, { offered, selection })
  const link = chatAddress(site, message, chats.addressOf(record.category))
  if (link === null) throw await lostPage(context)
  return redirect(
    reference === '' ? link : withReference(link, reference, site.chatWords.reference),
    { headers },
  )
}

/** Never rendered: the loader redirects or throws, and the layout renders the error. */
export default function OrderRedirect() {
  return null
}
