/**
 * What a page needs to draw a photograph without shifting: `url` serves the same bytes for ever,
 * `placeholder` is a tiny data URI, `focus` a CSS object-position such as `40% 60%`.
 */
export interface Picture {
  url: string
  width: number
  height: number
  placeholder: string
  alt: string
  focus: string
}

/** A clip, with the still that stands for it until it plays. */
export interface Film {
  url: string
  type: string
  poster: Picture | null
}

/** Widths in CSS pixels in which every photograph can be had, in each of the formats. */
export const variantWidths = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const
export const variantFormats = ['avif', 'webp', 'jpg'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** Sides in pixels in which a logo can be had as an icon: for tabs, a touch screen and the app's manifest. */
export const iconSizes = [32, 180, 192, 512] as const
export type IconSize = (typeof iconSizes)[number]

const masterFile = /^(?<base>.*\/[0-9a-f]{64})\.(?:jpg|png)$/

/** The widths worth asking for: none beyond the photograph's own, the smallest always. */
export function widthsOf(picture: Pick<Picture, 'width'>): number[] {
  return variantWidths.filter((width, index) => index === 0 || width <= picture.width)
}

/** The address of one rendition of a photograph. */
export function variantUrl(url: string, width: number, format: VariantFormat): string {
  const base = masterFile.exec(url)?.groups?.base
  return base === undefined ? url : `${base}-${width}.${format}`
}

/** The address of a photograph, most likely a logo, as a square icon. */
export function iconUrl(url: string, size: IconSize): string {
  return url.replace(masterFile, `$<base>-icon-${size}.png`)
}
