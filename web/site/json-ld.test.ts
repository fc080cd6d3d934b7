import { expect, test } from 'vitest'
import { safeJson } from './json-ld.tsx'

test('no text can leave the element or break a line, and all of it comes back', () => {
  const data = { name: '</script><!--<script> & \u2028 \u2029 "quotes" \\ 🪑' }
  const text = safeJson(data)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(data)
})
