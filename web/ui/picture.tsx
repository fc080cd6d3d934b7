import { preload } from 'react-dom'
import {
  getSrcsetWidths,
  jpegUrl,
  jpegWidth,
  type Picture as PictureData,
  type SrcsetKind,
  variantUrl,
} from '../../domain/media/media.ts'
import { pictureStyle } from './inline-styles.ts'

interface PictureProps {
  picture: PictureData
  /** CSS width of the box at each breakpoint, as in `img[sizes]`. */
  sizes: string
  /** Kind of box, which determines the `srcset` widths. */
  srcsetKind?: SrcsetKind
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean
  /** Requested before styles and scripts; default `priority`. */
  isPreloaded?: boolean
  className?: string
  /** Overrides the stored alternative text; `''` if the text beside it says the same. */
  alt?: string
}

/**
 * Photo in the best format and size for the browser. Its aspect ratio and placeholder colours
 * prevent layout shift.
 */
export function Picture({
  picture,
  sizes,
  srcsetKind = 'card',
  priority = false,
  isPreloaded = priority,
  className,
  alt,
}: PictureProps) {
  if (isPreloaded) preloadPicture(picture, sizes, srcsetKind)
  return (
    <picture>
      {picture.ready === 'avif' && (
        <source type="image/avif" srcSet={srcSet(picture, srcsetKind, 'avif')} sizes={sizes} />
      )}
      {picture.ready === 'avif' && (
        <source type="image/webp" srcSet={oneWidth(picture, srcsetKind)} />
      )}
      {picture.ready === 'webp' && (
        <source type="image/webp" srcSet={srcSet(picture, srcsetKind, 'webp')} sizes={sizes} />
      )}
      <img
        src={jpegUrl(picture)}
        width={picture.width || undefined}
        height={picture.height || undefined}
        alt={alt ?? picture.alt}
        className={className}
        style={pictureStyle(picture)}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

/** Requests the photo before the page's styles and scripts; React does so for images without `picture`. */
function preloadPicture(picture: PictureData, sizes: string, srcsetKind: SrcsetKind): void {
  if (picture.ready === 'none') return
  const format = picture.ready
  preload(variantUrl(picture.url, jpegWidth(picture), format), {
    as: 'image',
    type: `image/${format}`,
    imageSrcSet: srcSet(picture, srcsetKind, format),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}

/** `srcset` of one format, also for the lightbox. */
export function srcSet(
  picture: PictureData,
  srcsetKind: SrcsetKind,
  format: 'avif' | 'webp',
): string {
  return getSrcsetWidths(picture, srcsetKind)
    .map((width) => `${variantUrl(picture.url, width, format)} ${width}w`)
    .join()
}

/**
 * Fallback for the few browsers with WebP but without AVIF, mostly phones: one width suitable for
 * them.
 */
function oneWidth(picture: PictureData, srcsetKind: SrcsetKind): string {
  const widths = getSrcsetWidths(picture, srcsetKind)
  const width = widths.findLast((one) => one <= 1280) ?? widths[0]
  return width === undefined ? picture.url : variantUrl(picture.url, width, 'webp')
}
