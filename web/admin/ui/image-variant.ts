import { variantUrl, widthsOf } from '../../../domain/media/media.ts'

/** What of a picture decides which renditions of it there are. */
export interface Source {
  url: string
  /** Unknown where only an address was answered. */
  width?: number
}

/** The smallest rendition that fills so many pixels, or the largest that the photograph has. */
export function closestVariantUrl({ url, width }: Source, wanted: number): string {
  const widths = widthsOf({ width: width ?? 0 })
  const chosen = widths.find((one) => one >= wanted) ?? widths.at(-1) ?? 160
  return variantUrl(url, chosen, 'webp')
}
