import { accentShades, defaultAccent } from '../../../domain/branding/accent.ts'
import swing from '../../styles/swing.svg?raw'

/** CSS rules for the shop's accent colour; none for the default. */
export function accentRules(accent: string | null): string {
  if (accent === null) return ''
  const shades = accentShades(accent)
  const light = {
    accent: shades.accent,
    'accent-hover': shades.hover,
    'accent-ink': shades.ink,
    'on-accent': shades.on,
    swing: drawingIn(shades.accent),
  }
  return (
    rule(':root', light) + rule('.on-night', { accent: shades.night, 'on-accent': shades.onNight })
  )
}

function rule(selector: string, properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value}`)
  return `${selector}{${lines.join(';')}}`
}

/**
 * Data URL of the swing in a colour: an SVG file in a style sheet cannot use the page's colours.
 */
function drawingIn(colour: string): string {
  const drawing = swing.replace(defaultAccent.toLowerCase(), colour)
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`
}
