import { getSrcsetWidths, type Picture, variantUrl } from '../../../domain/media/media.ts'

/** Second photo of a card: one file in the width of a card, because few visitors ask for it. */
export interface SecondPhoto {
  url: string
  width: number
  height: number
  focus: string
}

/** Part of a card's data; empty for a product with less than two photos. */
export function secondPhotoOf({ images: [, picture] }: { images: readonly Picture[] }): {
  second?: SecondPhoto
} {
  if (picture === undefined) return {}
  const { width, height, focus, ready } = picture
  const variantWidth = getSrcsetWidths(picture, 'card').at(-1)
  const isOriginal = ready === 'none' || variantWidth === undefined
  const url = isOriginal ? picture.url : variantUrl(picture.url, variantWidth, 'webp')
  return { second: { url, width, height, focus } }
}
