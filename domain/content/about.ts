import { defineContent } from './content-type.ts'
import { image, line, list, longText, video } from './fields/fields.ts'

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
    title: line({ required: 'required.title' }),
    description: longText({ required: 'required.description' }),
    yearsOfExperience: line({
      required: 'required.experience',
    }),
    tags: list({ required: 'required.highlights' }),
    satisfiedClients: line({
      required: 'required.customers',
    }),
    zulaItems: line({ required: 'required.zulaItems' }),
    image: image({ required: 'required.aboutImage' }),
    video: video({ required: 'required.aboutVideo' }),
  },
})
