import { expect, it } from 'vitest'
import { messageWriters } from '../../server/kernel/message-writers.ts'
import { accentShades, contrast, defaultAccent, findAccentError, isColour } from './accent.ts'

it('computes the contrast ratio of two colours as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrast('#01A0E2', '#ffffff')).toBeCloseTo(2.95, 2)
})

it.each([
  [defaultAccent, null],
  ['#01a0e2', null],
  ['#000000', null],
  ['#ffff00', 'on white: its contrast is 1.07, at least 3 is needed'],
  ['#01a0e3', 'on white: its contrast is 2.94, at least 3 is needed'],
  ['#e91e63', 'Neither white nor dark text is easy to read on this colour: the contrast is 4.34'],
])('validates the accent colour %s with the error message: %s', (colour, message) => {
  const error = findAccentError(colour)
  if (message === null) return expect(error).toBeNull()
  const sentence = error && messageWriters.en(error.error)
  expect(sentence).toContain(message)
  expect(sentence).toContain(error?.nearest)
})

/** All 125 combinations of five levels of red, green and blue. */
const colours = ['00', '40', '80', 'c0', 'ff'].flatMap((red, _, values) =>
  values.flatMap((green) => values.map((blue) => `#${red}${green}${blue}`)),
)

it('suggests for every rejected colour a nearest shade that passes validation', () => {
  for (const colour of colours) {
    const nearest = findAccentError(colour)?.nearest ?? colour
    expect([colour, findAccentError(nearest)]).toEqual([colour, null])
  }
})

it('derives shades with a text contrast of at least 4.5 on each background', () => {
  for (const colour of [
    defaultAccent,
    ...colours.filter((colour) => findAccentError(colour) === null),
  ]) {
    const { accent, hover, ink, on, night } = accentShades(colour)
    const ratios = {
      textOnAccent: contrast(on, accent) >= 4.5,
      textOnHover: contrast(on, hover) >= 4.5,
      linkOnSand: contrast(ink, '#efeae2') >= 4.5,
      wordsOnNight: contrast(night, '#1d1d1d') >= 4.5,
    }
    expect({ colour, ...ratios }).toEqual({
      colour,
      textOnAccent: true,
      textOnHover: true,
      linkOnSand: true,
      wordsOnNight: true,
    })
  }
})

it('accepts only colours of a number sign and six hex digits', () => {
  for (const text of ['#01A0E2', '#01a0e2', '#ffffff', '#000000'])
    expect([text, isColour(text)]).toEqual([text, true])
  for (const text of ['blue', '#fff', '01A0E2', '#01A0E2;', '#01A0EG', '']) {
    expect([text, isColour(text)]).toEqual([text, false])
  }
})
