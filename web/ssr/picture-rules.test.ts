import { expect, it } from 'vitest'
import { pictureClasses } from '../ui/picture-classes.ts'
import { pictureRules } from './picture-rules.server.ts'

it('makes the rules of pictures from their classes, each once', () => {
  const own = pictureClasses({ placeholder: '#cba,#987,#543', focus: '40% 100%' }).join(' ')
  const others = pictureClasses({ placeholder: '#fff,#eee,#000', focus: '' }).join(' ')
  const html = `<img class="photo ${own}"/><img class="${others}"/><img class="${own}"/>`
  expect([...pictureRules(html).values()].join('')).toBe(
    '.p-cba987543{--tones:#cba,#987,#543}.f-40-100{object-position:40% 100%!important}.p-fffeee000{--tones:#fff,#eee,#000}',
  )
})

it('lets no text write a rule', () => {
  expect(pictureClasses({ placeholder: 'data:image/webp;base64,AA', focus: '' })).toEqual([])
  const html = '<p class="p-cba98754}">f-1-2;} p-}body{} &quot;f-9999-1&quot; p-CBA987543 </p>'
  expect(pictureRules(html).size).toBe(0)
})
