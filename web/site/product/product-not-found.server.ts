import type { RouterContextProvider } from 'react-router'
// biome-ignore lint/style/noRestrictedImports: files of the server reach no browser.
import { z } from 'zod'
import { product } from '../../../domain/content/product.ts'
import { format, toMessage } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { shared } from '../content/cached-content.server.ts'
import { readChatWords } from '../content/page-language.server.ts'
import { pageUrl } from '../content/site.ts'
import { readSite } from '../content/site-data.server.ts'
import { translateForPage } from '../content/translation.server.ts'
import { foundOrNull } from '../errors/found-or-null.server.ts'
import { readOfferFormat } from '../product-card/offer-format.server.ts'
import { toPricedTeaser } from '../product-card/priced-teaser.ts'

/** Maximum number of suggestions on the not found page. */
const MAX_SIMILAR_PRODUCTS = 6
/** Bounds the input, since a URL may contain anything. */
const MAX_STEP_LENGTH = 100

/**
 * Suggestions for a dead link to a product. `step` is its last path segment, `id` the product's id,
 * if known: a deleted product still has a category.
 */
export async function readMissingProduct(
  context: Readonly<RouterContextProvider>,
  step: string,
  id: string | null,
) {
  const { services } = context.get(scopeContext)
  const category = id === null ? null : await categoryOf(context, id)
  const similar =
    category === null
      ? []
      : (
          await services.products.list({
            category: category._id,
            sort: 'newest',
            limit: MAX_SIMILAR_PRODUCTS,
          })
        ).records
  const pieces = similar.length > 0 ? similar : await services.products.latest()
  const [site, shop, chatWords] = await Promise.all([
    readSite(context),
    readOfferFormat(context),
    readChatWords(context),
  ])
  const url = pageUrl(site, addresses.product(step.slice(0, MAX_STEP_LENGTH).toWellFormed()))
  return {
    id,
    category: category && { name: category.name, path: category.path },
    isSimilar: similar.length > 0,
    /** Chat URL of the category; undefined for the shop's own. */
    address: (await readProductChats(context)).addressOf(category),
    pieces: pieces
      .slice(0, MAX_SIMILAR_PRODUCTS)
      .map((record) => translateForPage(context, product, record))
      .map((record) => toPricedTeaser(record, shop)),
    message: format(toMessage(chatWords.question, ['link']), { link: url }),
  }
}

export type MissingProduct = Awaited<ReturnType<typeof readMissingProduct>>

const lastState = z.object({
  category: z.object({ _id: z.string() }).nullable(),
})

async function categoryOf(context: Readonly<RouterContextProvider>, id: string) {
  const { history } = context.get(scopeContext).services
  const found = await foundOrNull(history.ofRecord(product, id, { limit: 1 }))
  const newest = found?.versions[0]
  // A product that is not live still exists: its category is not public.
  if (newest?.note.action !== 'delete') return null
  const before = lastState.safeParse(newest.state).data?.category
  const categories = await shared.categories(context)
  return categories.find(({ _id }) => _id === before?._id) ?? null
}
