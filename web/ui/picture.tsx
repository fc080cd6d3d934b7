import type { ComponentProps, CSSProperties } from 'react'
import {
  getSrcsetWidths,
  jpegUrl,
  type Picture as PictureData,
  type SrcsetKind,
  variantUrl,
} from '../../domain/media/media.ts'
import { pictureClasses } from './picture-classes.ts'

interface PictureProps {
  picture: PictureData
  /** CSS width of the box at each breakpoint, as in `img[sizes]`. */
  sizes: string
  /** Kind of box, which determines the `srcset` widths. */
  srcsetKind?: SrcsetKind
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean
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
  className,
  alt,
}: PictureProps) {
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
        {...lookOf(picture, className)}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

/** `srcset` of one format, also for preloads. */
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

/** The CSP rejects style attributes in markup, but not styles set by script. */
const drawsInBrowser = !import.meta.env.SSR || import.meta.env.DEV

type Look = Pick<PictureData, 'url' | 'placeholder' | 'focus'>

/** Attributes of an image that place its photo in the box and colour the box until it has loaded. */
export function lookOf(
  picture: Look,
  className?: string,
): Pick<ComponentProps<'img'>, 'className' | 'style'> {
  const classes = pictureClasses(withoutHiddenTones(picture))
  if (className !== undefined) classes.unshift(className)
  return {
    className: classes.join(' ') || undefined,
    style: drawsInBrowser ? imageStyle(picture) : undefined,
  }
}

/** Inline styles equivalent to the classes, for pictures rendered in the browser. */
function imageStyle(picture: Look): CSSProperties & Record<'--tones', string | undefined> {
  const { focus, placeholder } = withoutHiddenTones(picture)
  const isImage = placeholder.startsWith('data:')
  return {
    '--tones': isImage || placeholder === '' ? undefined : placeholder,
    backgroundImage: isImage ? `url("${placeholder}")` : undefined,
    backgroundSize: isImage ? 'cover' : undefined,
    objectPosition: focus || undefined,
  }
}

/** PNGs may be transparent, and the placeholder would show through them. */
function withoutHiddenTones({ url, focus, placeholder }: Look) {
  return { focus, placeholder: url.endsWith('.png') ? '' : placeholder }
}
