import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url'
import gujarati from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff2?url'
import type { Language } from '../../../domain/languages/language.ts'

/** Addresses of the fonts in `indian-fonts.css`, which pages of a language preload. */
export const scriptFonts: Partial<Record<Language, string>> = {
  hi: devanagari,
  mr: devanagari,
  gu: gujarati,
}
