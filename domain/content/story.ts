import { defineContent } from './content-type.ts'
import { image, line, longText } from './fields/fields.ts'

export const story = defineContent({
  table: 'story',
  path: '/ourStoryPurpose',
  keys: { list: 'ourStoryPurpose', one: 'ourStoryPurpose' },
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  single: false,
  newest: 'last',
  labels: { one: 'Story and purpose', many: 'Story and Purpose' },
  title: 'title',
  fields: {
    title: line({ label: 'Title', required: 'The title field is required.' }),
    content: longText({ label: 'Content', required: 'The content field is required.' }),
    image: image({ label: 'Image', required: 'The image field is required.' }),
  },
})
