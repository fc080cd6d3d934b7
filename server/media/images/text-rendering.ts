import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** Text rendering in the site's own typefaces as SVG paths, so that no font has to be installed. */
export type TextRenderer = ReturnType<typeof createTextRenderer>

/** The first that has a letter draws it. */
const files = [
  import.meta.resolve('@fontsource/kulim-park/files/kulim-park-latin-600-normal.woff2'),
  import.meta.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2',
  ),
  import.meta.resolve(
    '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-600-normal.woff2',
  ),
]

export function createTextRenderer() {
  const fonts = files.map(openFont)

  function fontOf(letter: string): Font | undefined {
    const code = letter.codePointAt(0) ?? 0
    return fonts.find((font) => font.hasGlyphForCodePoint(code))
  }

  /**
   * Splits a text where the typeface changes, since letters of one script form syllables together. A
   * space, and a joiner that has no script, stay with the text before them.
   */
  function splitRuns(text: string): { font: Font; text: string }[] {
    const runs: { font: Font; text: string }[] = []
    for (const letter of text) {
      const last = runs.at(-1)
      const stays = /[\s\u200c\u200d]/u.test(letter) && last !== undefined
      const font = stays ? last.font : fontOf(letter)
      if (font === undefined) continue
      if (last?.font === font) last.text += letter
      else runs.push({ font, text: letter })
    }
    return runs
  }

  function widthOf(text: string, size: number): number {
    return splitRuns(text).reduce(
      (width, run) => width + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
      0,
    )
  }

  function breakLines(text: string, width: number, size: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/\s+/).flatMap((word) => breakWord(word, width, size))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (widthOf(longer, size) <= width) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    return [...lines, line].filter((text) => text !== '')
  }

  /** A word wider than the line is broken at its end. */
  function breakWord(word: string, width: number, size: number): string[] {
    const parts: string[] = []
    let part = ''
    for (const { segment: letter } of syllables.segment(word)) {
      if (widthOf(part + letter, size) > width && part !== '') {
        parts.push(part)
        part = ''
      }
      part += letter
    }
    return [...parts, part]
  }

  return {
    /** True if the typefaces have every letter of the text. */
    covers: (text: string): boolean => [...text].every((letter) => fontOf(letter) !== undefined),

    /** Breaks a text into lines, at the largest of the sizes at which it fits the box. */
    fit(
      text: string,
      { width, lines: max, sizes }: { width: number; lines: number; sizes: number[] },
    ): { lines: string[]; size: number } {
      for (const size of sizes) {
        const lines = breakLines(text, width, size)
        if (lines.length <= max) return { lines, size }
      }
      const size = sizes.at(-1) ?? 16
      const lines = breakLines(text, width, size).slice(0, max)
      const last = [...syllables.segment(lines.at(-1) ?? '')].slice(0, -1)
      const shortened = last.map(({ segment }) => segment).join('')
      return { lines: [...lines.slice(0, -1), `${shortened}…`], size }
    },

    /** SVG of one line whose baseline begins at x and y. */
    draw(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
      let pen = 0
      const runs = splitRuns(text).map(({ font, text: run }) => {
        const scale = size / font.unitsPerEm
        const { path, width } = drawRun(font, run)
        const group = `<g transform="translate(${pen} 0) scale(${scale} ${-scale})">${path}</g>`
        pen += width * scale
        return group
      })
      return `<g transform="translate(${x} ${y})">${runs.join('')}</g>`
    },
  }
}

/** Letters that are written as one, such as a consonant with its vowel sign. */
const syllables = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Paths of a run and its width, in units of its font. */
function drawRun(font: Font, text: string): { path: string; width: number } {
  const { glyphs, positions } = font.layout(text)
  let pen = 0
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const place = `translate(${pen + xOffset} ${yOffset})`
    pen += xAdvance
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
  })
  return { path: paths.join(''), width: pen }
}

function openFont(url: string): Font {
  const font = create(readFileSync(fileURLToPath(url)))
  if ('fonts' in font) throw new Error(`${url} holds several fonts.`)
  return font
}
