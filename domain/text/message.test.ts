import { expect, it } from 'vitest'
import { format, toMessage } from './message.ts'

it('takes braces, apostrophes and numbers of an owner’s text as they are', () => {
  const text = "{brand}'s #{count} {of} '{count}' {{name}"
  const message = toMessage(text, ['count'], { brand: '{count}' })
  expect(format(message, { count: 5 })).toBe("{count}'s #5 {of} '5' {{name}")
  expect(toMessage('{brand}', ['count'], { brand: 'Zula' })).toBe('Zula')
  for (const plain of ['(brand)', '{constructor}'])
    expect(toMessage(plain, ['count'], { brand: 'Zula' })).toBe(plain)
})
