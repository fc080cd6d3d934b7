import { expect, it } from 'vitest'
import { type KnownPart, partsOf } from './kept-parts.server.ts'

const shop = { brand: 'Zula', categories: ['Swings'] }

/** Draws a page with one part, as the renderer would; answers it, and whether the part had to be drawn. */
function draw(site: object, of: unknown, markup: string) {
  const parts = partsOf(site)
  if (parts === null) throw new Error('There is no shop.')
  const { id, isKnown } = parts.place('card', of)
  const part = `<kept-part id="${id}">${isKnown ? '' : markup}</kept-part>`
  return { html: textOf(parts.fillIn(`<ul>${part}</ul>`)), wasDrawn: !isKnown }
}

function textOf(pieces: (string | KnownPart)[] = []): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.markup)).join('')
}

it('draws a part once for what it shows, and again for anything else', () => {
  expect(draw(shop, { name: 'Jhoola' }, '<li>Jhoola</li>')).toEqual({
    html: '<ul><li>Jhoola</li></ul>',
    wasDrawn: true,
  })
  expect(draw(shop, { name: 'Jhoola' }, 'never')).toEqual({
    html: '<ul><li>Jhoola</li></ul>',
    wasDrawn: false,
  })
  expect(draw(shop, { name: 'Swing' }, '<li>Swing</li>').html).toBe('<ul><li>Swing</li></ul>')
})

it('keeps what a write left as it was, and nothing that it changed', () => {
  draw(shop, 'a bench', '<li>of Zula</li>')
  expect(draw(structuredClone(shop), 'a bench', 'never').html).toBe('<ul><li>of Zula</li></ul>')
  const renamed = { ...shop, brand: 'Sway' }
  expect(draw(renamed, 'a bench', '<li>of Sway</li>').html).toBe('<ul><li>of Sway</li></ul>')
})

it('puts several parts of a page each into its own place', () => {
  const page = () => {
    const parts = partsOf(shop)
    const places = ['first', 'second'].map((name) => ({ name, ...parts?.place(name, null) }))
    const html = places.map(
      ({ name, id, isKnown }) => `<kept-part id="${id}">${isKnown ? '' : name}</kept-part>`,
    )
    return textOf(parts?.fillIn(`[${html.join('] [')}]`))
  }
  expect([page(), page()]).toEqual(['[first] [second]', '[first] [second]'])
})

it('keeps nothing where there is no shop', () => {
  expect([partsOf(undefined), partsOf(null)]).toEqual([null, null])
})
