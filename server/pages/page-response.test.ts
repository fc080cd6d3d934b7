import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashOwn } from './page-response.ts'

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

it('returns hashes of the inline scripts with the nonce, and of no others', () => {
  const html =
    '<script nonce="n1">own()</script><script>foreign()</script><script nonce="guess">worse()</script><script nonce="n1" type="module" src="/a.js"></script>'
  const { html: sent, scripts } = hashOwn(html, 'n1')
  expect(scripts).toEqual([hashOf('own()')])
  expect(sent).toBe(
    '<script>own()</script><script>foreign()</script><script nonce="guess">worse()</script><script type="module" src="/a.js"></script>',
  )
})

it('removes the nonce from other elements, and hashes a repeated script once', () => {
  const html =
    '<link nonce="n1" rel="modulepreload" href="/a.js"/><script nonce="n1">own()</script><p>a > b</p><script nonce="n1">own()</script>'
  expect(hashOwn(html, 'n1')).toEqual({
    html: '<link rel="modulepreload" href="/a.js"/><script>own()</script><p>a > b</p><script>own()</script>',
    scripts: [hashOf('own()')],
    styles: [],
    makesStyles: false,
  })
})

it('returns hashes of the inline styles with the nonce, and of no others', () => {
  const html = '<style nonce="n1">.own{}</style><style>.foreign{}</style><p style="color:red">'
  expect(hashOwn(html, 'n1')).toEqual({
    html: '<style>.own{}</style><style>.foreign{}</style><p style="color:red">',
    scripts: [],
    styles: [hashOf('.own{}')],
    makesStyles: false,
  })
})

it('allows styles, but no scripts, by nonce for a page with a style-nonce meta element', () => {
  const html = '<meta name="style-nonce" content="n1"/><script nonce="n1">own()</script>'
  const { scripts, styles, makesStyles } = hashOwn(html, 'n1')
  expect([scripts, styles]).toEqual([[hashOf('own()')], ["'nonce-n1'"]])
  expect(makesStyles).toBe(true)
})
