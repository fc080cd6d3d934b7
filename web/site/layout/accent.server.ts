import type { CSSProperties } from 'react'
import {
  accentShades,
  defaultAccent,
  isColour,
  isDefaultAccent,
} from '../../../domain/branding/accent.ts'
import swing from '../../styles/swing.svg?raw'

/** Custom properties of the shop's accent colour; none for the default, or for a draft that is no colour. */
export function accentStyle(colour: string): CSSProperties | undefined {
  if (isDefaultAccent(colour) || !isColour(colour)) return undefined
  const { accent, hover, ink, on, night, onNight } = accentShades(colour)
  // An SVG file in a style sheet cannot use the page's colours.
  const drawing = swing.replace(defaultAccent.toLowerCase(), accent)
  return {
    '--accent': accent,
    '--accent-hover': hover,
    '--accent-ink': ink,
    '--on-accent': on,
    '--accent-night': night,
    '--on-accent-night': onNight,
    '--swing': `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`,
  }
}
