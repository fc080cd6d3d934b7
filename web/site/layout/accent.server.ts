import { accentShades, defaultAccent } from '../../../domain/branding/accent.ts'
import swing from '../../styles/swing.svg?raw'

/** The rules that give a page the shop's own colour; none where it has the usual one. */
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

/** What a style sheet draws from a file knows nothing of the page's colours. */
function drawingIn(colour: string): string {
  const drawing = swing.replace(defaultAccent.toLowerCase(), colour)
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`
}
