import { type ApiMessage, message } from '../messages/api-message.ts'

/** Accent colour of a shop that chose none. */
export const defaultAccent = '#01A0E2'

/** Backgrounds behind the accent, and the dark text on top of it. */
const paper = '#ffffff'
const sand = '#efeae2'
const night = '#1d1d1d'
const ink = '#1d1d1d'

/** WCAG minimum contrast for text, and for meaningful graphics that are not text. */
const textContrast = 4.5
const shapeContrast = 3

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

export function isDefaultAccent(colour: string): boolean {
  return colour.toLowerCase() === defaultAccent.toLowerCase()
}

/**
 * Returns why a colour is unusable as the accent and its nearest usable shade; null if it is
 * usable. The default accent is always accepted.
 */
export function findAccentError(colour: string): { error: ApiMessage; nearest: string } | null {
  if (isDefaultAccent(colour)) return null
  const problem = findContrastError(colour)
  if (problem === null) return null
  const nearest = shadeOf(colour, nearFirst, (shade) => findContrastError(shade) === null)
  return { error: message('fields.closestAccent', { problem, colour: nearest }), nearest }
}

function findContrastError(colour: string): ApiMessage | null {
  const onPaper = contrast(colour, paper)
  if (onPaper < shapeContrast) {
    return message('fields.accentOnWhite', { contrast: written(onPaper), min: shapeContrast })
  }
  const best = Math.max(contrast(colour, ink), onPaper)
  return best >= textContrast
    ? null
    : message('fields.accentUnderText', { contrast: written(best), min: textContrast })
}

/** Rounds down, so that a ratio is never shown as meeting a limit it misses. */
function written(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

/** Shades of an accent colour, named as in `web/styles/tokens.css`. */
export interface AccentShades {
  accent: string
  /** Accent while hovered. */
  hover: string
  /** Small text and links on light backgrounds. */
  ink: string
  /** Text on the accent. */
  on: string
  /** Accent on dark backgrounds, and text on it. */
  night: string
  onNight: string
}

export function accentShades(colour: string): AccentShades {
  const accent = colour.toLowerCase()
  const on = readableOn(accent)
  const isDark = on === paper
  const shade = shadeOf(accent, lightFirst, (shade) => contrast(shade, night) >= textContrast)
  return {
    accent,
    hover: mix(accent, isDark ? '#000000' : paper, 0.18),
    ink: shadeOf(accent, darkFirst, (shade) => contrast(shade, sand) >= textContrast),
    on,
    night: shade,
    onNight: readableOn(shade),
  }
}

function readableOn(colour: string): string {
  return contrast(colour, paper) >= textContrast ? paper : ink
}

/** Contrast ratio of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue, each from 0 to 1. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
}

function colourOf(values: number[]): string {
  const pairs = values.map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${pairs.join('')}`
}

function mix(colour: string, other: string, share: number): string {
  const others = channels(other)
  return colourOf(
    channels(colour).map((value, index) => value * (1 - share) + (others[index] ?? 0) * share),
  )
}

/** Mixing steps: above 0 towards white, below 0 towards black. */
const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100)
const lightFirst = [0, ...steps]
const darkFirst = [0, ...steps.map((step) => -step)]
const nearFirst = [0, ...steps.flatMap((step) => [-step, step])]

/** First fitting shade in the order of `way`; the last one (black or white) if none fits. */
function shadeOf(colour: string, way: readonly number[], fits: (shade: string) => boolean): string {
  const shades = way.map((step) => mix(colour, step > 0 ? paper : '#000000', Math.abs(step)))
  return shades.find(fits) ?? shades.at(-1) ?? colour
}
