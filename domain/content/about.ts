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
    title: line({ label: 'Title', required: 'The title field is required.' }),
    description: longText({ label: 'Description', required: 'The description field is required.' }),
    yearsOfExperience: line({
      label: 'Years of experience',
      required: 'The your experience field is required.',
    }),
    tags: list({ label: 'Highlights', required: 'The highlights field is required.' }),
    satisfiedClients: line({
      label: 'Satisfied clients',
      required: 'Satisfied Customer count is required',
    }),
    zulaItems: line({ label: 'Zula items', required: 'The zula items field is required.' }),
    image: image({ label: 'Image', required: 'Image is required' }),
    video: video({ label: 'Video', required: 'Video is required' }),
  },
})
