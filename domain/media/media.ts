/**
 * Data that a page needs to render a photo without layout shift: `url` is immutable, `placeholder`
 * fills the box until the photo has loaded: colours from top to bottom such as `#cba,#987,#543`, or
 * a tiny data URI. `focus` is a CSS object-position such as `40% 60%`.
 */
export interface Picture {
  url: string
  width: number
  height: number
  placeholder: string
  alt: string
  focus: string
  ready: Readiness
  /** Id of the value of a choice that the photo shows; absent on most. */
  value?: string
}

/** Video with its poster. */
export interface Video {
  url: string
  type: string
  poster: Picture | null
}

/** Variants that exist: only the original, or WebP and one JPEG, or AVIF as well. */
export const readinesses = ['none', 'webp', 'avif'] as const
export type Readiness = (typeof readinesses)[number]

/**
 * Widths in pixels in which every photo is available, in each of the formats. The first is for
 * swatches alone, and most photos never are one.
 */
export const variantWidths = [96, 160, 320, 480, 640, 960, 1280, 1920, 2560] as const
export const variantFormats = ['avif', 'webp', 'jpg'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** `srcset` widths by the box that the photo fills. */
const srcsetWidths = {
  /** Sample of a choice. */
  swatch: [96, 160],
  /** Thumbnail, logo or round picture. */
  small: [160, 320, 480],
  /**
   * Photo in a row of several. No larger widths for phones: denser screens would download more
   * without a visible gain.
   */
  card: [320, 480, 640],
  /** Half the width of a desktop screen. */
  half: [480, 640, 960, 1280],
  /** Full width, or enlarged. */
  full: [640, 960, 1280, 1920, 2560],
} as const
export type SrcsetKind = keyof typeof srcsetWidths

/**
 * Maximum width of the JPEG created in advance, for `src` and for services that render link
 * previews.
 */
const MAX_JPEG_WIDTH = 1280

/**
 * Sizes in pixels of a logo as a square icon: for tabs, the home screen and the web app manifest.
 */
export const iconSizes = [32, 180, 192, 512] as const
export type IconSize = (typeof iconSizes)[number]

const masterFile = /^(?<base>.*\/(?:[\w-]{22}|[0-9a-f]{64}))\.(?:jpg|png)$/

/** Available widths: none beyond the photo's own, but always the two smallest. */
export function widthsOf(picture: Pick<Picture, 'width'>): number[] {
  return variantWidths.filter((width, index) => index < 2 || width <= picture.width)
}

/** Widths that are created in advance. A swatch's is created when it is first requested. */
export function createdWidths(picture: Pick<Picture, 'width'>): number[] {
  return widthsOf(picture).slice(1)
}

/** `srcset` widths that the photo has, or else its widest one. */
export function getSrcsetWidths(picture: Pick<Picture, 'width'>, srcsetKind: SrcsetKind): number[] {
  const widths = widthsOf(picture)
  const offered = srcsetWidths[srcsetKind].filter((width) => widths.includes(width))
  return offered.length > 0 ? offered : widths.slice(-1)
}

/** Width of the one JPEG that is created together with WebP. */
export function jpegWidth(picture: Pick<Picture, 'width'>): number {
  return widthsOf(picture).findLast((width) => width <= MAX_JPEG_WIDTH) ?? variantWidths[1]
}

export function variantUrl(url: string, width: number, format: VariantFormat): string {
  const base = masterFile.exec(url)?.groups?.base
  return base === undefined ? url : `${base}-${width}.${format}`
}

/** URL of the photo as a JPEG that exists already, for clients that read no other format. */
export function jpegUrl({ url, width, ready }: Pick<Picture, 'url' | 'width' | 'ready'>): string {
  return ready === 'none' ? url : variantUrl(url, jpegWidth({ width }), 'jpg')
}

/** URL of the photo in the smallest width that exists already, for a picture beside a line of text. */
export function getSmallestUrl({ url, ready }: Pick<Picture, 'url' | 'ready'>): string {
  return ready === 'none' ? url : variantUrl(url, variantWidths[1], 'webp')
}

/** URL of the photo's largest available variant. */
export function getLargestUrl({
  url,
  width,
  ready,
}: Pick<Picture, 'url' | 'width' | 'ready'>): string {
  const widest = widthsOf({ width }).at(-1) ?? variantWidths[1]
  return ready === 'none' ? url : variantUrl(url, widest, 'webp')
}

/** URL of a photo, usually the logo, as a square icon. */
export function iconUrl(url: string, size: IconSize): string {
  return url.replace(masterFile, `$<base>-icon-${size}.png`)
}
