import { type RouterContextProvider, redirect } from 'react-router'
import { withReference } from '../../../domain/chat.ts'
import { referencePattern } from '../../../domain/enquiry.ts'
import { scopeContext } from '../../context.ts'
import { lostPage } from '../lost-page.server.ts'
import { isMissing } from '../missing-record.server.ts'
import { readProductChats } from '../product-chat.server.ts'
import { chatAddress } from '../site.ts'
import { readSite } from '../site-data.server.ts'
import type { Route } from './+types/order-redirect.ts'
import { readMissingProduct } from './missing-product.server.ts'
import { findProduct } from './product-page.server.ts'

/** A chat with a reference is one visitor's own, and no search engine shall list it as a page. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/**
 * Redirects to the chat that the order button of a product opens. Records nothing: the enquiry was
 * recorded where the QR code was shown, under the reference in its address.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { ending, reference = '' } = params
  const isReadable = reference === '' || referencePattern.test(reference)
  const id = isReadable ? await findProduct(context, ending) : null
  if (id === null) throw await lostPage(context)
  const record = await findShown(context, id)
  if (record === null) throw await lostPage(context, await readMissingProduct(context, ending, id))
  const [site, chats] = await Promise.all([readSite(context), readProductChats(context)])
  const message = chats.messageOf('product', record)
  const link = chatAddress(site, message, chats.addressOf(record.createdBy))
  if (link === null) throw await lostPage(context)
  return redirect(reference === '' ? link : withReference(link, reference), { headers })
}

/** The product, or null where visitors see none of this id. */
async function findShown(context: Readonly<RouterContextProvider>, id: string) {
  try {
    return await context.get(scopeContext).services.products.readShown(id)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Draws nothing: the loader redirects or throws, and the layout shows what it throws. */
export default function OrderRedirect() {
  return null
}
