import { defineContent } from './content-type.ts'
import { imageObject, line, longText } from './fields/fields.ts'

export const carousel = defineContent({
  table: 'carousel',
  path: '/homeCarousal',
  keys: { list: 'homeCarousal', one: 'homeCarousal' },
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  single: false,
  newest: 'last',
  labels: { one: 'Home Carousel', many: 'Home Carousal' },
  title: 'title',
  fields: {
    title: line({ label: 'Title', required: 'The title field is required.' }),
    content: longText({ label: 'Description', required: 'The description field is required.' }),
    image: imageObject({ label: 'Image', required: 'The image field is required.' }),
  },
})
