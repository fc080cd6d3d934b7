import type { CSSProperties } from 'react'

/** The CSP rejects style attributes in markup, but not styles set by script. */
const drawsInBrowser = !import.meta.env.SSR || import.meta.env.DEV

/** Place on a photograph, in shares of its width and height. */
export interface Place {
  x: number
  y: number
}

interface PlaceLook {
  className: string
  style: (CSSProperties & Record<'--x' | '--y', string>) | undefined
}

/**
 * Attributes of an element that sets `--x` and `--y` to its place on the photograph: a class on
 * rendered pages, a style where the browser draws the element, whose page has no rule for it.
 */
export function placeLook({ x, y }: Place, ownClass: string): PlaceLook {
  const [left, top] = [toThousandths(x), toThousandths(y)]
  return {
    className: `${ownClass} m-${left}-${top}`,
    style: drawsInBrowser ? { '--x': `${left / 10}%`, '--y': `${top / 10}%` } : undefined,
  }
}

function toThousandths(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000)
}
