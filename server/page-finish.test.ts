import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashScripts } from './page-finish.ts'

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

it('allows the scripts that carry the nonce, by their hash, and no others', () => {
  const html =
    '<script nonce="n1">own()</script><script>foreign()</script><script nonce="guess">worse()</script><script nonce="n1" type="module" src="/a.js"></script>'
  const { html: sent, hashes } = hashScripts(html, 'n1')
  expect(hashes).toEqual([hashOf('own()')])
  expect(sent).toBe(
    '<script>own()</script><script>foreign()</script><script nonce="guess">worse()</script><script type="module" src="/a.js"></script>',
  )
})

it('takes the nonce off whatever else carries it, and hashes the same script once', () => {
  const html =
    '<link nonce="n1" rel="modulepreload" href="/a.js"/><script nonce="n1">own()</script><p>a > b</p><script nonce="n1">own()</script>'
  expect(hashScripts(html, 'n1')).toEqual({
    html: '<link rel="modulepreload" href="/a.js"/><script>own()</script><p>a > b</p><script>own()</script>',
    hashes: [hashOf('own()')],
  })
})
