/**
 * What a page needs to draw a photograph without shifting: `url` serves the same bytes for ever,
 * `placeholder` holds its place until it has loaded: colours from top to bottom such as
 * `#cba,#987,#543`, or a tiny data URI. `focus` is a CSS object-position such as `40% 60%`.
 */
export interface Picture {
  url: string
  width: number
  height: number
  placeholder: string
  alt: string
  focus: string
  ready: Readiness
}

/** A clip, with the still that stands for it until it plays. */
export interface Video {
  url: string
  type: string
  poster: Picture | null
}

/** Which renditions of a photograph are there: only itself, or WebP and one JPEG, or AVIF as well. */
export const readinesses = ['none', 'webp', 'avif'] as const
export type Readiness = (typeof readinesses)[number]

/** Widths in CSS pixels in which every photograph can be had, in each of the formats. */
export const variantWidths = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const
export const variantFormats = ['avif', 'webp', 'jpg'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** The widths that a page offers, by the box that the photograph fills. */
const srcsetWidths = {
  /** A thumbnail, a logo, a disc. */
  small: [160, 320, 480],
  /** One of several in a row. Phones would take more for their dense screens, and show no more. */
  card: [320, 480, 640],
  /** Half the width of a desk's screen. */
  half: [480, 640, 960, 1280],
  /** From edge to edge, or enlarged. */
  full: [640, 960, 1280, 1920, 2560],
} as const
export type SrcsetKind = keyof typeof srcsetWidths

/** The widest JPEG that is made beforehand: for `src`, and for services that draw previews. */
const MAX_JPEG_WIDTH = 1280

/** Sides in pixels in which a logo can be had as an icon: for tabs, a touch screen and the app's manifest. */
export const iconSizes = [32, 180, 192, 512] as const
export type IconSize = (typeof iconSizes)[number]

const masterFile = /^(?<base>.*\/(?:[\w-]{22}|[0-9a-f]{64}))\.(?:jpg|png)$/

/** The widths worth asking for: none beyond the photograph's own, the smallest always. */
export function widthsOf(picture: Pick<Picture, 'width'>): number[] {
  return variantWidths.filter((width, index) => index === 0 || width <= picture.width)
}

/** Those of a ladder's widths that the photograph has, or else its widest one below. */
export function getSrcsetWidths(picture: Pick<Picture, 'width'>, srcsetKind: SrcsetKind): number[] {
  const widths = widthsOf(picture)
  const offered = srcsetWidths[srcsetKind].filter((width) => widths.includes(width))
  return offered.length > 0 ? offered : widths.slice(-1)
}

/** The width of the one JPEG that is there as soon as WebP is. */
export function jpegWidth(picture: Pick<Picture, 'width'>): number {
  return widthsOf(picture).findLast((width) => width <= MAX_JPEG_WIDTH) ?? variantWidths[0]
}

/** The address of one rendition of a photograph. */
export function variantUrl(url: string, width: number, format: VariantFormat): string {
  const base = masterFile.exec(url)?.groups?.base
  return base === undefined ? url : `${base}-${width}.${format}`
}

/** The photograph for whatever reads JPEG alone, with no rendition that somebody would wait for. */
export function jpegUrl({ url, width, ready }: Pick<Picture, 'url' | 'width' | 'ready'>): string {
  return ready === 'none' ? url : variantUrl(url, jpegWidth({ width }), 'jpg')
}

/** The photograph as large as it is worth looking at. */
export function getLargestUrl({
  url,
  width,
  ready,
}: Pick<Picture, 'url' | 'width' | 'ready'>): string {
  const widest = widthsOf({ width }).at(-1) ?? variantWidths[0]
  return ready === 'none' ? url : variantUrl(url, widest, 'webp')
}

/** The address of a photograph, most likely a logo, as a square icon. */
export function iconUrl(url: string, size: IconSize): string {
  return url.replace(masterFile, `$<base>-icon-${size}.png`)
}
