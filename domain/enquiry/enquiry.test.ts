import { expect, test } from 'vitest'
import { createReference, referencePattern, referencePrefix } from './enquiry.ts'

test.each([
  ['Zula Living', 'ZL'],
  ['Zula', 'ZU'],
  ['The Old Teak & Cane Company', 'TOTC'],
  ['Ébéniste Élan', 'EE'],
  ['Z', 'ZSH'],
  ['झूला', 'SH'],
  ['', 'SH'],
])('an enquiry reference for the brand “%s” begins with %s', (brand, prefix) => {
  expect(referencePrefix(brand)).toBe(prefix)
  expect(createReference(brand)).toMatch(referencePattern)
  expect(createReference(brand)).toMatch(new RegExp(`^${prefix}-[A-HJ-NP-Z2-9]{5}$`))
})
