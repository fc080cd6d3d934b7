import { describe, expect, it } from 'vitest'
import { describeChanges, readDescriptions } from './description-fields.tsx'

const stored = readDescriptions({ alt: 'A swing', translations: { hi: { alt: 'झूला' } } }, [
  'en',
  'hi',
  'gu',
])

describe('descriptions of a picture in several languages', () => {
  it('has one for each language of the shop, the default one first', () => {
    expect([...stored]).toEqual([
      ['en', 'A swing'],
      ['hi', 'झूला'],
      ['gu', ''],
    ])
  })

  it('sends nothing if nothing but spaces changed', () => {
    expect(describeChanges(new Map([...stored, ['en', ' A swing ']]), stored)).toBeNull()
  })

  it('sends the default language beside the others, and an empty text to remove one', () => {
    const next = new Map([...stored, ['en', 'A teak swing'], ['hi', '']] as const)
    expect(describeChanges(next, stored)).toEqual({
      alt: 'A teak swing',
      translations: { hi: { alt: '' } },
    })
  })

  it('leaves languages alone that did not change', () => {
    const next = new Map([...stored, ['gu', 'હીંચકો']] as const)
    expect(describeChanges(next, stored)).toEqual({ translations: { gu: { alt: 'હીંચકો' } } })
  })
})
