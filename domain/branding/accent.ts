/** The accent colour of a shop that chose none. */
export const defaultAccent = '#01A0E2'

/** On what it stands, and the dark text that stands on it. */
const paper = '#ffffff'
const sand = '#efeae2'
const night = '#1d1d1d'
const ink = '#1d1d1d'

/** What WCAG asks of text, and of what is no text but has to be seen. */
const textContrast = 4.5
const shapeContrast = 3

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

export function isDefaultAccent(colour: string): boolean {
  return colour.toLowerCase() === defaultAccent.toLowerCase()
}

/**
 * Why a colour does not serve as the accent, with the nearest shade of it that does; null where it does.
 * The usual one is taken as it is.
 */
export function findAccentError(colour: string): { message: string; nearest: string } | null {
  if (isDefaultAccent(colour)) return null
  const error = findContrastError(colour)
  if (error === null) return null
  const nearest = shadeOf(colour, nearFirst, (shade) => findContrastError(shade) === null)
  return { message: `${error} The closest shade that works is ${nearest}.`, nearest }
}

function findContrastError(colour: string): string | null {
  const onPaper = contrast(colour, paper)
  if (onPaper < shapeContrast) {
    return `This colour is hard to see on white: its contrast is ${written(onPaper)}, at least ${shapeContrast} is needed.`
  }
  const best = Math.max(contrast(colour, ink), onPaper)
  return best >= textContrast
    ? null
    : `Neither white nor dark text is easy to read on this colour: the contrast is ${written(best)}, at least ${textContrast} is needed.`
}

/** Never rounded up to what it takes. */
function written(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

/** The shades of an accent colour, as they are named in `web/styles/tokens.css`. */
export interface AccentShades {
  accent: string
  /** Below a pointer. */
  hover: string
  /** Small text and links on light. */
  ink: string
  /** Text on the accent. */
  on: string
  /** In place of the accent where the page is dark, and text on it. */
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

/** The contrast of two colours by WCAG 2, from 1 to 21. */
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

/** How far to go from a colour: towards white by more than 0, towards black by less. */
const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100)
const lightFirst = [0, ...steps]
const darkFirst = [0, ...steps.map((step) => -step)]
const nearFirst = [0, ...steps.flatMap((step) => [-step, step])]

/** The first shade on the way that fits; black or white where none does. */
function shadeOf(colour: string, way: readonly number[], fits: (shade: string) => boolean): string {
  const shades = way.map((step) => mix(colour, step > 0 ? paper : '#000000', Math.abs(step)))
  return shades.find(fits) ?? shades.at(-1) ?? colour
}
