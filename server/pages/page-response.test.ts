import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashOwn } from './page-response.ts'

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

it('allows the scripts that carry the nonce, by their hash, and no others', () => {
  const html =
    '<script nonce="n1">own()</script><script>foreign()</script><script nonce="guess">worse()</script><script nonce="n1" type="module" src="/a.js"></script>'
  const { html: sent, scripts } = hashOwn(html, 'n1')
  expect(scripts).toEqual([hashOf('own()')])
  expect(sent).toBe(
    '<script>own()</script><script>foreign()</script><script nonce="guess">worse()</script><script type="module" src="/a.js"></script>',
  )
})

it('takes the nonce off whatever else carries it, and hashes the same script once', () => {
  const html =
    '<link nonce="n1" rel="modulepreload" href="/a.js"/><script nonce="n1">own()</script><p>a > b</p><script nonce="n1">own()</script>'
  expect(hashOwn(html, 'n1')).toEqual({
    html: '<link rel="modulepreload" href="/a.js"/><script>own()</script><p>a > b</p><script>own()</script>',
    scripts: [hashOf('own()')],
    styles: [],
    makesStyles: false,
  })
})

it('allows the styles that carry the nonce, by their hash, and no others', () => {
  const html = '<style nonce="n1">.own{}</style><style>.foreign{}</style><p style="color:red">'
  expect(hashOwn(html, 'n1')).toEqual({
    html: '<style>.own{}</style><style>.foreign{}</style><p style="color:red">',
    scripts: [],
    styles: [hashOf('.own{}')],
    makesStyles: false,
  })
})

it('lets a page make styles itself where it was told the nonce, and run no script by it', () => {
  const html = '<meta name="style-nonce" content="n1"/><script nonce="n1">own()</script>'
  const { scripts, styles, makesStyles } = hashOwn(html, 'n1')
  expect([scripts, styles]).toEqual([[hashOf('own()')], ["'nonce-n1'"]])
  expect(makesStyles).toBe(true)
})
