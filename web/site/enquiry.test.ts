import { expect, test } from 'vitest'
import { chatLink } from '../../domain/chat-address.ts'
import { withReference } from './enquiry.ts'

test('a reference is the last line of the message, and the rest stays as it is', () => {
  const message =
    'Hello, I want to order:\nName: Oak & Rope + 100% cotton\nLink: https://a.example/x?y=1'
  const address = new URL(withReference(chatLink('91', '9876543210', message) ?? '', 'ZL-4K6HX'))
  expect(address.pathname).toBe('/919876543210')
  expect(address.search).not.toContain('+')
  expect(address.searchParams.get('text')).toBe(`${message}\nReference: ZL-4K6HX`)
})
