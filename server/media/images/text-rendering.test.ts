import { expect, it } from 'vitest'
import { createTextRenderer } from './text-rendering.ts'

const renderer = createTextRenderer()

it('has glyphs for English, Hindi and Gujarati', () => {
  for (const text of ['Teak Swing', 'सागौन का झूला', 'સાગનો હીંચકો', '₹ 24,500'])
    expect([text, renderer.covers(text)]).toEqual([text, true])
  expect(renderer.covers('ブランコ')).toBe(false)
})

it('shapes conjuncts as ligatures and switches fonts within a line', () => {
  const syllable = renderer.draw('क्ष', { x: 0, y: 0, size: 40 })
  // One ligature instead of three glyphs.
  expect(syllable.match(/<path/g)).toHaveLength(1)
  const mixed = renderer.draw('Zula झूला', { x: 0, y: 0, size: 40 })
  expect(mixed.match(/<g transform="translate\([^)]+\) scale/g)).toHaveLength(2)
})

it('wraps and truncates text between syllables, never inside one', () => {
  const { lines } = renderer.fit('क्षत्रियक्षत्रियक्षत्रिय', { width: 60, lines: 2, sizes: [40] })
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).not.toMatch(/^[\u093e-\u094d]/u)
  expect(lines[1]).toMatch(/…$/)
  expect(lines.join('')).not.toContain('\u094d…')
})
