import { expect, test } from 'vitest'
import { aboutTextOf } from '../about/about-text.server.ts'

const names = { figureYears: 'Years', figureClients: 'Clients', figureItems: 'Items' }

test('a list without its repeated texts still knows which of them are not translated', () => {
  const record = {
    _id: '1',
    version: 1,
    createdAt: '',
    updatedAt: '',
    title: 'झूले',
    description: 'Swings',
    // The first two have one translation, and the last two are equal in either language.
    tags: ['सागौन', 'सागौन', 'Hand-carved', 'Rattan', 'Rattan'],
    image: null,
    video: null,
    yearsOfExperience: '',
    satisfiedClients: '',
    zulaItems: '',
    fallbacks: ['description', 'tags.2', 'tags.4'],
  }
  const { tags, fallbacks } = aboutTextOf(record, names)
  expect(tags).toEqual(['सागौन', 'Hand-carved', 'Rattan'])
  expect(fallbacks).toEqual(['description', 'tags.1'])
})
