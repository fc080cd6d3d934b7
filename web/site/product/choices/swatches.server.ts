import type { RouterContextProvider } from 'react-router'
import type { Swatch } from '../../../../domain/choices/offered-choice.ts'
import type { RecordOf } from '../../../../domain/content/content-type.ts'
import type { product } from '../../../../domain/content/product.ts'
import { getSrcsetWidths, type Picture, variantUrl } from '../../../../domain/media/media.ts'
import type { Texts } from '../../../../domain/text/page-texts.ts'
import { scopeContext } from '../../../ssr/context.ts'
import { shownLanguageOf } from '../../content/page-language.server.ts'
import type { CardSwatches, Sample } from './swatch-parts.tsx'

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

/** Sample as pages show it; unset parts are omitted from their data. */
export function sampleOf({ name, colour, image }: Omit<Swatch, '_id'>): Sample {
  return {
    name,
    ...(colour !== '' && { colour }),
    ...(image !== null && { url: swatchUrl(image) }),
  }
}

function swatchUrl(picture: Picture): string {
  const [width] = getSrcsetWidths(picture, 'swatch')
  const isOriginal = picture.ready === 'none' || width === undefined
  return isOriginal ? picture.url : variantUrl(picture.url, width, 'webp')
}

/** Value of a choice that the shop is filtered by. */
export interface ChosenValue {
  _id: string
  /** Name of its choice; empty if the value is gone. */
  choice: string
  name: string
}

/** Values by their ids, in the order of the choices; those that visitors cannot see come last. */
export async function readChosenValues(
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
  texts: Texts<'shop'>,
): Promise<ChosenValue[]> {
  if (ids.length === 0) return []
  const { services } = context.get(scopeContext)
  const choices = await services.choices.definitions(shownLanguageOf(context))
  const known = [...choices.values()].flatMap((choice) =>
    choice.values
      .filter(({ _id, hidden }) => !hidden && ids.includes(_id))
      .map(({ _id, name }) => ({ _id, choice: choice.name, name })),
  )
  const gone = ids.filter((id) => !known.some(({ _id }) => _id === id))
  return [...known, ...gone.map((_id) => ({ _id, choice: '', name: texts.filterValueGone }))]
}
