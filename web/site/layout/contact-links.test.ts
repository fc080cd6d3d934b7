import { expect, test } from 'vitest'
import { handleOf } from './contact-links.tsx'

test.each([
  ['https://www.instagram.com/zula.india/', '@zula.india'],
  ['https://instagram.com/zula?igsh=1', '@zula'],
  ['https://www.zula.example/', 'zula.example'],
  ['https://instagram.com/zu|la^{b} c', '@zu|la^{b} c'],
  ['nowhere', 'nowhere'],
])('shows the profile %s as %s', (link, shown) => {
  expect(handleOf(link)).toBe(shown)
})
