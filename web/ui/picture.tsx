import type { CSSProperties } from 'react'
import {
  type Picture as PictureData,
  type VariantFormat,
  variantUrl,
  widthsOf,
} from '../../domain/media.ts'

interface PictureProps {
  picture: PictureData
  /** The CSS width of the box at each breakpoint, as in `img[sizes]`. */
  sizes: string
  /** Above the fold: loaded at once and first. */
  priority?: boolean
  className?: string
  /** Overrides the stored text; `''` where the words beside it already say it. */
  alt?: string
}

/** A photograph in the best format and size the browser can take, with its box and a blur kept ready. */
export function Picture({ picture, sizes, priority = false, className, alt }: PictureProps) {
  const hasVariants = variantUrl(picture.url, 160, 'avif') !== picture.url
  return (
    <picture>
      {hasVariants && (
        <>
          <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
        </>
      )}
      <img
        src={hasVariants ? variantUrl(picture.url, fallbackWidth(picture), 'jpg') : picture.url}
        srcSet={hasVariants ? srcSet(picture, 'jpg') : undefined}
        sizes={hasVariants ? sizes : undefined}
        width={picture.width || undefined}
        height={picture.height || undefined}
        alt={alt ?? picture.alt}
        className={className}
        style={imageStyle(picture)}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

/** Every width of one format, for `srcset` and for a preload. */
export function srcSet(picture: PictureData, format: VariantFormat): string {
  return widthsOf(picture)
    .map((width) => `${variantUrl(picture.url, width, format)} ${width}w`)
    .join(', ')
}

function fallbackWidth(picture: PictureData): number {
  return widthsOf(picture).findLast((width) => width <= 960) ?? 160
}

function imageStyle(picture: PictureData): CSSProperties {
  const style: CSSProperties = {}
  if (picture.focus !== '') {
    style.objectPosition = picture.focus
    style.backgroundPosition = picture.focus
  }
  // A PNG may be see-through, and its blur would stay visible behind it.
  if (picture.placeholder !== '' && !picture.url.endsWith('.png')) {
    style.backgroundImage = `url("${picture.placeholder}")`
    style.backgroundSize = 'cover'
  }
  return style
}
