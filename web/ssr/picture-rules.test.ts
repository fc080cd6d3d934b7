import { expect, it } from 'vitest'
import { placeLook } from '../site/rooms/mark-place.ts'
import { colourClass } from '../ui/colour-class.ts'
import { pictureClasses } from '../ui/picture-classes.ts'
import { pictureRules } from './picture-rules.server.ts'

it('generates the CSS rules of pictures from their classes, each once', () => {
  const own = pictureClasses({ placeholder: '#cba,#987,#543', focus: '40% 100%' }).join(' ')
  const others = pictureClasses({ placeholder: '#fff,#eee,#000', focus: '' }).join(' ')
  const html = `<img class="photo ${own}"/><img class="${others}"/><img class="${own}"/>`
  expect([...pictureRules(html).values()].join('')).toBe(
    '.p-cba987543{--tones:#cba,#987,#543}.f-40-100{object-position:40% 100%!important}.p-fffeee000{--tones:#fff,#eee,#000}',
  )
})

it('generates the CSS rule of a colour from its class, each once', () => {
  const html = `<span class="choice-sample ${colourClass('#9CAF88')}"></span><i class="c-9caf88 c-000000">`
  expect([...pictureRules(html).values()]).toEqual([
    '.c-9caf88{--swatch:#9caf88}',
    '.c-000000{--swatch:#000000}',
  ])
})

it.each([
  [{ x: 0.253, y: 0.5 }, '.m-253-500{--x:25.3%;--y:50%}'],
  [{ x: 0, y: 1 }, '.m-0-1000{--x:0%;--y:100%}'],
  [{ x: -0.2, y: 7 }, '.m-0-1000{--x:0%;--y:100%}'],
])('generates the CSS rule of a mark from its class: %j', (place, rule) => {
  const html = `<a class="${placeLook(place, 'rooms-mark').className}">`
  expect([...pictureRules(html).values()]).toEqual([rule])
})

it.each([
  '',
  '#9ca',
  '9caf88',
  '#9caf88ff',
  'red',
  '#9caf8g',
  '#9caf88\n',
  '#000000}*{display:none',
])('generates no class for the invalid colour %j', (colour) => expect(colourClass(colour)).toBe(''))

it('generates no CSS rules from untrusted text', () => {
  expect(pictureClasses({ placeholder: 'data:image/webp;base64,AA', focus: '' })).toEqual([])
  const html =
    '<p class="p-cba98754}">f-1-2;} p-}body{} &quot;f-9999-1&quot; p-CBA987543 c-9CAF88 c-12345 c-000000} </p>'
  expect(pictureRules(html).size).toBe(0)
})
