import { createdWidths, variantUrl } from '../../../domain/media/media.ts'

/** Properties of a picture that determine its variants. */
export interface Source {
  url: string
  /** Unknown if the API returned only a URL. */
  width?: number
}

/** URL of the smallest variant that fills so many pixels, or the largest one. */
export function closestVariantUrl({ url, width }: Source, wanted: number): string {
  const widths = createdWidths({ width: width ?? 0 })
  const chosen = widths.find((one) => one >= wanted) ?? widths.at(-1) ?? 160
  return variantUrl(url, chosen, 'webp')
}
