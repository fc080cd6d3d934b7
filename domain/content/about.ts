import { defineContent } from './content-type.ts'
import { list } from './fields/list-field.ts'
import { FULL_WIDTH, image, video } from './fields/media-fields.ts'
import { line, longText } from './fields/text-field.ts'

export const about = defineContent({
  table: 'about',
  path: '/aboutUs',
  key: 'aboutUs',
  operations: ['read', 'update'],
  single: true,
  labels: { one: 'About Us', many: 'About Us' },
  title: 'title',
  fields: {
    title: line({ required: 'required.title' }),
    description: longText({ required: 'required.description' }),
    yearsOfExperience: line({ required: 'required.experience' }),
    tags: list({ required: 'required.highlights' }),
    satisfiedClients: line({ required: 'required.customers' }),
    zulaItems: line({ required: 'required.zulaItems' }),
    image: image({ required: 'required.aboutImage', goodWidth: FULL_WIDTH }),
    video: video({ required: 'required.aboutVideo' }),
  },
})
