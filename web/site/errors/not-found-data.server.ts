import { data, type RouterContextProvider } from 'react-router'
import { readTexts } from '../content/texts.server.ts'
import type { MissingProduct } from '../product/product-not-found.server.ts'

/** 404 response for loaders to throw; for a product with details about it. */
export async function lostPage(
  context: Readonly<RouterContextProvider>,
  product: MissingProduct | null = null,
) {
  return data({ texts: await readTexts(context, 'lost', 'search'), product }, { status: 404 })
}

export type LostPage = Awaited<ReturnType<typeof lostPage>>['data']
