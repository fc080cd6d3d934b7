import type { RouterContextProvider } from 'react-router'
import type { RecordOf } from '../../../../domain/content/content-type.ts'
import type { product } from '../../../../domain/content/product.ts'
import { scopeContext } from '../../../ssr/context.ts'
import { shownLanguageOf } from '../../content/page-language.server.ts'
import { type CardSwatches, sampleOf } from './sample.ts'

/** Part of a card's data; empty for a product without swatches. */
export interface WithSwatches {
  swatches?: CardSwatches
}

/** Reads the swatches of products for their cards. */
export async function readCardSwatches(
  context: Readonly<RouterContextProvider>,
  products: readonly RecordOf<typeof product>[],
): Promise<(product: { _id: string }) => WithSwatches> {
  const { choices } = context.get(scopeContext).services
  const found = await choices.swatchesOf(products, shownLanguageOf(context))
  return ({ _id }) => {
    const swatches = found.get(_id)
    if (swatches === undefined) return {}
    // A value without colour and photo has nothing to show.
    const samples = swatches.values.map(sampleOf).filter(({ colour, url }) => colour ?? url)
    if (samples.length === 0) return {}
    return { swatches: { samples, more: swatches.count - samples.length } }
  }
}
