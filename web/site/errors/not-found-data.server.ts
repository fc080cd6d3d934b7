import { data, type RouterContextProvider } from 'react-router'
import { readTexts } from '../content/texts.server.ts'
import type { MissingProduct } from '../product/product-not-found.server.ts'

/** What a loader throws whose page is not there; of a product, with what is found out about it. */
export async function lostPage(
  context: Readonly<RouterContextProvider>,
  product: MissingProduct | null = null,
) {
  return data({ texts: await readTexts(context, 'lost'), product }, { status: 404 })
}

export type LostPage = Awaited<ReturnType<typeof lostPage>>['data']
