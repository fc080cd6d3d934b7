import type { CSSProperties } from 'react'
import {
  jpegUrl,
  type Ladder,
  ladderOf,
  type Picture as PictureData,
  variantUrl,
} from '../../domain/media.ts'

interface PictureProps {
  picture: PictureData
  /** The CSS width of the box at each breakpoint, as in `img[sizes]`. */
  sizes: string
  /** The kind of box, which decides the widths that are offered. */
  ladder?: Ladder
  /** Above the fold: loaded at once and first. */
  priority?: boolean
  className?: string
  /** Overrides the stored text; `''` where the words beside it already say it. */
  alt?: string
}

/** A photograph in the best format and size the browser can take, with its box and its colours kept ready. */
export function Picture({
  picture,
  sizes,
  ladder = 'card',
  priority = false,
  className,
  alt,
}: PictureProps) {
  return (
    <picture>
      {picture.ready === 'avif' && (
        <source type="image/avif" srcSet={srcSet(picture, ladder, 'avif')} sizes={sizes} />
      )}
      {picture.ready !== 'none' && (
        <source type="image/webp" srcSet={srcSet(picture, ladder, 'webp')} sizes={sizes} />
      )}
      <img
        src={jpegUrl(picture)}
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

/** The widths of one format, for `srcset` and for a preload. */
export function srcSet(picture: PictureData, ladder: Ladder, format: 'avif' | 'webp'): string {
  return ladderOf(picture, ladder)
    .map((width) => `${variantUrl(picture.url, width, format)} ${width}w`)
    .join(', ')
}

function imageStyle(picture: PictureData): CSSProperties {
  const style: CSSProperties = {}
  if (picture.focus !== '') {
    style.objectPosition = picture.focus
    style.backgroundPosition = picture.focus
  }
  // A PNG may be see-through, and its colours would stay visible behind it.
  if (picture.placeholder !== '' && !picture.url.endsWith('.png')) {
    const isImage = picture.placeholder.startsWith('data:')
    style.backgroundImage = isImage
      ? `url("${picture.placeholder}")`
      : `linear-gradient(${picture.placeholder})`
    if (isImage) style.backgroundSize = 'cover'
  }
  return style
}
