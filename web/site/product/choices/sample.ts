import { getSrcsetWidths, type Picture, variantUrl } from '../../../../domain/media/media.ts'

/** Sample of a value of a choice, as cards and filters show it; one without both is words. */
export interface Sample {
  name: string
  /** `#rrggbb` */
  colour?: string
  /** Photo of the sample, in the width of a swatch. */
  url?: string
}

/** Samples of a product's card. */
export interface CardSwatches {
  samples: Sample[]
  /** Number of values that have no place on the card. */
  more: number
}

interface ValueLook {
  name: string
  colour: string
  image: Picture | null
}

/** Sample as pages show it; unset parts are omitted from their data. */
export function sampleOf({ name, colour, image }: ValueLook): Sample {
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
