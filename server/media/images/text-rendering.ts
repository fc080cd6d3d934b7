import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** Text rendering in the site's own typeface as SVG paths, so that no font has to be installed. */
export interface TextRenderer {
  /** True if the typeface has every letter of the text. */
  covers(text: string): boolean
  /** Breaks a text into lines, at the largest of the sizes at which it fits the box. */
  fit(
    text: string,
    box: { width: number; lines: number; sizes: number[] },
  ): { lines: string[]; size: number }
  /** SVG of one line whose baseline begins at x and y. */
  draw(text: string, at: { x: number; y: number; size: number }): string
}

const file = fileURLToPath(
  import.meta.resolve('@fontsource/kulim-park/files/kulim-park-latin-600-normal.woff2'),
)

export function createTextRenderer(): TextRenderer {
  const font = openFont()

  function widthOf(text: string, size: number): number {
    return (font.layout(text).advanceWidth * size) / font.unitsPerEm
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
    for (const letter of word) {
      if (widthOf(part + letter, size) > width && part !== '') {
        parts.push(part)
        part = ''
      }
      part += letter
    }
    return [...parts, part]
  }

  return {
    covers: (text) =>
      [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),

    fit(text, { width, lines: max, sizes }) {
      for (const size of sizes) {
        const lines = breakLines(text, width, size)
        if (lines.length <= max) return { lines, size }
      }
      const size = sizes.at(-1) ?? 16
      const lines = breakLines(text, width, size).slice(0, max)
      return { lines: [...lines.slice(0, -1), `${lines.at(-1)?.slice(0, -1)}…`], size }
    },

    draw(text, { x, y, size }) {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(text)
      let pen = 0
      const paths = glyphs.map((glyph, index) => {
        const left = pen + (positions[index]?.xOffset ?? 0)
        pen += positions[index]?.xAdvance ?? 0
        return `<path transform="translate(${left} 0)" d="${glyph.path.toSVG()}"/>`
      })
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
  }
}

function openFont(): Font {
  const font = create(readFileSync(file))
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
  return font
}
