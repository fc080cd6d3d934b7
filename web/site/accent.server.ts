import { accentShades } from '../../domain/accent.ts'

/** The rules that give a page the shop's own colour; none where it has the usual one. */
export function accentRules(accent: string | null): string {
  if (accent === null) return ''
  const shades = accentShades(accent)
  return [
    `:root{--accent:${shades.accent};--accent-hover:${shades.hover};--accent-ink:${shades.ink};--on-accent:${shades.on}}`,
    `.on-night{--accent:${shades.night};--on-accent:${shades.onNight}}`,
  ].join('')
}
