import { defineContent } from './content-type.ts'
import { FULL_WIDTH, image } from './fields/media-fields.ts'
import { line, longText } from './fields/text-field.ts'

export const story = defineContent({
  table: 'story',
  path: '/ourStoryPurpose',
  key: 'ourStoryPurpose',
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  labels: { one: 'Story and purpose', many: 'Story and Purpose' },
  title: 'title',
  fields: {
    title: line({ required: 'required.title' }),
    content: longText({ required: 'required.content' }),
    image: image({ required: 'required.image', goodWidth: FULL_WIDTH }),
  },
})
