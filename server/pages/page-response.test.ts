import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { finishPage, hashesOf } from './page-response.ts'

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

it('returns hashes of the inline scripts with the nonce, and of no others', () => {
  const html =
    '<script nonce="n1">own()</script><script>foreign()</script><script nonce="guess">worse()</script><script nonce="n1" type="module" src="/a.js"></script>'
  expect(hashesOf(Buffer.from(html), 'n1')).toEqual([hashOf('own()')])
})

it('hashes a repeated script once, and no links with the nonce', () => {
  const html =
    '<link nonce="n1" rel="modulepreload" href="/a.js"/><script nonce="n1" type="module" async="">own()\nand(`झूला`)</script><p>a > b</p><script nonce="n1">own()\nand(`झूला`)</script>'
  expect(hashesOf(Buffer.from(html), 'n1')).toEqual([hashOf('own()\nand(`झूला`)')])
})

it('allows scripts by hash only, and styles by nonce in pages that insert styles', async () => {
  const policyOf = async (insertsStyles: boolean) => {
    const html = '<style nonce="n1">.own{}</style><script nonce="n1">own()</script>'
    const response = new Response(html, { headers: { 'content-type': 'text/html' } })
    const { headers } = await finishPage({ response, insertsStyles }, 'n1', false)
    return headers['content-security-policy']?.match(/(?:script|style)-src [^;]+/g)
  }
  const scripts = `script-src 'self' ${hashOf('own()')}`
  expect(await policyOf(false)).toEqual([scripts, "style-src 'self'"])
  expect(await policyOf(true)).toEqual([scripts, "style-src 'self' 'nonce-n1'"])
})
