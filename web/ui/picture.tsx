import type { CSSProperties } from 'react'
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
  /** The CSS width of the box at each breakpoint, as in `img[sizes]`. */
  sizes: string
  /** The kind of box, which decides the widths that are offered. */
  srcsetKind?: SrcsetKind
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
        className={classesOf(picture, className)}
        style={drawsInBrowser ? imageStyle(picture) : undefined}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

/** The widths of one format, for `srcset` and for a preload. */
export function srcSet(
  picture: PictureData,
  srcsetKind: SrcsetKind,
  format: 'avif' | 'webp',
): string {
  return getSrcsetWidths(picture, srcsetKind)
    .map((width) => `${variantUrl(picture.url, width, format)} ${width}w`)
    .join()
}

/** For the few that read WebP and not AVIF, telephones most of them: the width that those would take. */
function oneWidth(picture: PictureData, srcsetKind: SrcsetKind): string {
  const widths = getSrcsetWidths(picture, srcsetKind)
  const width = widths.findLast((one) => one <= 1280) ?? widths[0]
  return width === undefined ? picture.url : variantUrl(picture.url, width, 'webp')
}

/** The pages' policy refuses style attributes in markup; what a script sets is none. */
const drawsInBrowser = !import.meta.env.SSR || import.meta.env.DEV

function classesOf(picture: PictureData, className: string | undefined): string | undefined {
  const classes = pictureClasses(withoutHiddenTones(picture))
  if (className !== undefined) classes.unshift(className)
  return classes.join(' ') || undefined
}

/** The same as the classes say, for a picture that no page came with. */
function imageStyle(picture: PictureData): CSSProperties & Record<'--tones', string | undefined> {
  const { focus, placeholder } = withoutHiddenTones(picture)
  const isImage = placeholder.startsWith('data:')
  return {
    '--tones': isImage || placeholder === '' ? undefined : placeholder,
    backgroundImage: isImage ? `url("${placeholder}")` : undefined,
    backgroundSize: isImage ? 'cover' : undefined,
    objectPosition: focus || undefined,
  }
}

/** A PNG may be see-through, and its colours would stay visible behind it. */
function withoutHiddenTones({ url, focus, placeholder }: PictureData) {
  return { focus, placeholder: url.endsWith('.png') ? '' : placeholder }
}
