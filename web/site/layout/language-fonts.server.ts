import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url'
import gujarati from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff2?url'
import type { Language } from '../../../domain/languages/language.ts'

interface ScriptFont {
  family: string
  url: string
  /** Ranges of characters for which the file is loaded. */
  ranges: string
  /** Fonts of systems that stand there until the file is loaded. */
  local: readonly string[]
}

const devanagariFont: ScriptFont = {
  family: 'Noto Sans Devanagari',
  url: devanagari,
  ranges: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF',
  local: ['Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', 'Mangal'],
}

const gujaratiFont: ScriptFont = {
  family: 'Noto Sans Gujarati',
  url: gujarati,
  ranges: 'U+0951-0952,U+0964-0965,U+0A80-0AFF,U+200C-200D,U+25CC,U+A830-A839',
  local: ['Noto Sans Gujarati', 'Kohinoor Gujarati', 'Nirmala UI', 'Shruti'],
}

/** Fonts of the languages whose letters the site's typeface lacks. The other scripts are drawn by the system. */
const fonts: Partial<Record<Language, ScriptFont>> = {
  hi: devanagariFont,
  mr: devanagariFont,
  gu: gujaratiFont,
}

/** Address of the font to preload in pages of a language. */
export function scriptFontUrl(language: Language): string | undefined {
  return fonts[language]?.url
}

/** CSS rules for the letters of a language; none where the site's typeface has them. */
export function scriptRules(language: Language): string {
  if (language === 'en') return ''
  const font = fonts[language]
  return font === undefined ? roomForSigns : fontRules(font) + roomForSigns
}

function fontRules({ family, url, ranges, local }: ScriptFont): string {
  const fallback = `${family} Fallback`
  const sources = local.map((name) => `local("${name}")`).join(',')
  return [
    `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-display:swap;unicode-range:${ranges}}`,
    `@font-face{font-family:"${fallback}";src:${sources};unicode-range:${ranges};${metrics}}`,
    `:root{--font:"Kulim Park","${family}","${fallback}","Kulim Fallback",system-ui,sans-serif}`,
  ].join('')
}

/** Heights of both Noto fonts, so that lines stay where they are once the file is loaded. */
const metrics = 'ascent-override:89.6%;descent-override:40.8%;line-gap-override:0%'

/**
 * Space between letters would cut the line that joins them, and vowel signs above and below need higher lines than
 * Latin headings have.
 */
const roomForSigns =
  '*{letter-spacing:normal!important}h1,h2,h3,.hero__title{line-height:1.35!important}'
