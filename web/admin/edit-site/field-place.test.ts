import { expect, it } from 'vitest'
import { placeOf } from './field-place.ts'

it('finds the section of a text in a single record, a list record and the page texts', () => {
  const place = (name: string) => {
    const found = placeOf(name)
    return found && [found.section, found.field, found.entry]
  }
  expect(place('homeSlogan.slogan')).toEqual(['homeSlogan', 'slogan', ''])
  expect(place('aboutUs.tags.2')).toEqual(['aboutUs', 'tags', '2'])
  expect(place('homeCarousal.1f.title')).toEqual(['homeCarousal.1f', 'title', ''])
  expect(place('pageTexts.texts.sloganAction')).toEqual(['pageTexts.home', 'texts', 'sloganAction'])
})

it('returns null for fields that no page shows', () => {
  for (const name of [
    '',
    'homeSlogan',
    'settings.brandName',
    'homeSlogan.price',
    'pageTexts.texts.x',
  ])
    expect(placeOf(name)).toBeNull()
})
