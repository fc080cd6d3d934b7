import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, test } from 'vitest'
import { compress, negotiateEncoding } from './compression.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('negotiates the content encoding for Accept-Encoding %s: %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding)
})

it('compresses a body losslessly into a buffer of its exact size', async () => {
  const text = 'swing '.repeat(2_000)
  const [br, gzip, plain] = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map((encoding) => compress(Buffer.from(text), encoding)),
  )
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text)
  expect(gunzipSync(gzip ?? '').toString()).toBe(text)
  expect(plain?.toString()).toBe(text)
  for (const body of [br, gzip, plain]) expect(body?.buffer.byteLength).toBe(body?.length)
})
