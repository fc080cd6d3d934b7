import type { CSSProperties } from 'react'

/** The CSP rejects style attributes in markup, but not styles set by script. */
const drawsInBrowser = !import.meta.env.SSR || import.meta.env.DEV

interface ColourLook {
  className: string | undefined
  style: (CSSProperties & Record<'--swatch', string>) | undefined
}

/**
 * Class name that encodes a colour, so that a page's CSS rule `--swatch` can be derived from its
 * markup; empty unless the colour is `#rrggbb`. In a file of its own, since most pages show none.
 */
export function colourClass(colour: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? `c-${colour.slice(1).toLowerCase()}` : ''
}

/**
 * Attributes of an element that sets `--swatch` to a colour: a class on rendered pages, a style
 * where the browser draws the element, whose page has no rule for it.
 */
export function colourLook(colour: string, ownClass?: string): ColourLook {
  const name = colourClass(colour)
  return {
    className: [ownClass, name].filter(Boolean).join(' ') || undefined,
    style: name !== '' && drawsInBrowser ? { '--swatch': `#${name.slice(2)}` } : undefined,
  }
}
