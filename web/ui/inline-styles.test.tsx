import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pictureStyle, placeStyle, swatchStyle } from './inline-styles.ts'

const url = '/media/a.webp'
const markupOf = (style: ReturnType<typeof swatchStyle>) =>
  renderToStaticMarkup(<i style={style} />)

it('writes a colour, a focus point, placeholder colours and a place into the style attribute', () => {
  expect(markupOf(swatchStyle('#9CAF88'))).toBe('<i style="--swatch:#9CAF88"></i>')
  expect(markupOf(pictureStyle({ url, placeholder: '#cba,#987,#543', focus: '40% 100%' }))).toBe(
    '<i style="--tones:#cba,#987,#543;object-position:40% 100%"></i>',
  )
  expect(markupOf(placeStyle({ x: 0.2531, y: 1 }))).toBe('<i style="--x:25.3%;--y:100%"></i>')
})

it('writes no placeholder colours for a PNG, which may be transparent', () => {
  const logo = { url: '/media/a.png', placeholder: '#cba,#987,#543', focus: '' }
  expect(markupOf(pictureStyle(logo))).toBe('<i></i>')
})

it.each([
  '',
  '#9ca',
  '9caf88',
  '#9caf88ff',
  'red',
  '#9caf8g',
  '#9caf88\n',
  '#000000;background:url(//evil.example)',
  '#cba,#987,#543;background:url(//evil.example)',
  '#cba,#987,#543"><script>',
  'data:image/webp;base64,AA',
  'url(//evil.example)',
  '40% 60%;background:url(//evil.example)',
  '40% 60%\n;color:red',
  'var(--tones)',
  '1000% 1%',
])('writes nothing for the text %j', (text) => {
  expect(markupOf(swatchStyle(text))).toBe('<i></i>')
  expect(markupOf(pictureStyle({ url, placeholder: text, focus: text }))).toBe('<i></i>')
})
