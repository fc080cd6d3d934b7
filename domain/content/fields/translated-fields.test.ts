import { expect, it } from 'vitest'
import { contentTypes } from '../content-types.ts'
import { translatedFieldsOf } from './translated-fields.ts'

it('translates texts, lists and alt texts, but not formats, sizes and shop names', () => {
  const fields = contentTypes.map((type) => [
    type.table,
    translatedFieldsOf(type).map(([name]) => name),
  ])
  expect(Object.fromEntries(fields)).toEqual({
    category: ['name', 'image', 'description'],
    choice: ['name', 'help', 'values'],
    product: [
      'name',
      'description',
      'tags',
      'material',
      'warranty',
      'hangingSet',
      'cushion',
      'maintenance',
      'customizationAvailable',
      'additionalInformation',
      'images',
      'availabilityNote',
    ],
    carousel: ['title', 'content', 'image'],
    slogan: ['slogan', 'description'],
    review_video: [],
    social_card: ['title', 'thumbnail_media'],
    about: [
      'title',
      'description',
      'yearsOfExperience',
      'tags',
      'satisfiedClients',
      'zulaItems',
      'image',
    ],
    story: ['title', 'content', 'image'],
    gallery: ['title', 'description', 'images'],
    contact: ['title', 'description', 'image', 'address'],
    item_review: ['name', 'comment'],
    room: ['title', 'content', 'image'],
    settings: ['logo', 'blurb', 'shareImage', 'metaTitle', 'metaDescription'],
    page_texts: ['texts'],
    chat_messages: ['product', 'card', 'sold', 'customSize', 'shortlist', 'message', 'header'],
    opening_hours: ['holidays'],
  })
})
