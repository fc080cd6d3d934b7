import type { CSSProperties } from 'react'
import type { Picture } from '../../domain/media/media.ts'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | undefined
  }
}

/*
 * Inline styles from values of records. React escapes the attribute, not the CSS in it: a value that
 * does not have its form, as in a draft, sets nothing.
 */

/** Colour `#rrggbb` of a sample. */
export function swatchStyle(colour: string): CSSProperties {
  return { '--swatch': /^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined }
}

/** Focus point of a photo, and the colours of its box until it has loaded. */
export function pictureStyle({
  url,
  placeholder,
  focus,
}: Pick<Picture, 'url' | 'placeholder' | 'focus'>): CSSProperties {
  // PNGs may be transparent, and the colours would show through them.
  const hasTones = !url.endsWith('.png') && /^#[0-9a-f]{3}(,#[0-9a-f]{3}){2}$/.test(placeholder)
  return {
    '--tones': hasTones ? placeholder : undefined,
    objectPosition: /^\d{1,3}% \d{1,3}%$/.test(focus) ? focus : undefined,
  }
}

/** Place on a photo, in shares of its width and height. */
export function placeStyle({ x, y }: { x: number; y: number }): CSSProperties {
  return { '--x': toPercent(x), '--y': toPercent(y) }
}

function toPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
