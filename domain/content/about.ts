import { defineContent } from './content-type.ts'
import { list } from './fields/list-field.ts'
import { image, video } from './fields/media-fields.ts'
import { line, longText } from './fields/text-field.ts'

export const about = defineContent({
  table: 'about',
  path: '/aboutUs',
  keys: { list: 'aboutUs', one: 'aboutUs' },
  operations: ['read', 'update'],
  single: true,
  newest: 'last',
  labels: { one: 'About Us', many: 'About Us' },
  title: 'title',
  fields: {
    title: line({ label: 'Title', required: 'required.title' }),
    description: longText({ label: 'Description', required: 'required.description' }),
    yearsOfExperience: line({
      label: 'Years of experience',
      required: 'required.experience',
    }),
    tags: list({ label: 'Highlights', required: 'required.highlights' }),
    satisfiedClients: line({
      label: 'Satisfied clients',
      required: 'required.customers',
    }),
    zulaItems: line({ label: 'Zula items', required: 'required.zulaItems' }),
    image: image({ label: 'Image', required: 'required.aboutImage' }),
    video: video({ label: 'Video', required: 'required.aboutVideo' }),
  },
})
