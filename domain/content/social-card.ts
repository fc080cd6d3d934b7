import { defineContent } from './content-type.ts'
import { image } from './fields/media-fields.ts'
import { line, link } from './fields/text-field.ts'

export const socialCard = defineContent({
  table: 'social_card',
  path: '/followUsMedia',
  key: 'followUsMediaData',
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  labels: { one: 'Media', many: 'Media Manager' },
  title: 'title',
  fields: {
    title: line({}),
    thumbnail_media: image({}),
    thumbnail_media_url: link({
      required: 'required.link',
      invalid: 'fields.invalidLink',
    }),
  },
})
