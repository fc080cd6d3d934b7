import { defineContent } from './content-type.ts'
import { paragraphs } from './fields/list-field.ts'
import { FULL_WIDTH, images } from './fields/media-fields.ts'
import { line } from './fields/text-field.ts'

export const gallery = defineContent({
  table: 'gallery',
  path: '/aboutGallery',
  key: 'aboutGalleryData',
  operations: ['read', 'update'],
  single: true,
  labels: { one: 'About Gallery', many: 'About Gallery' },
  title: 'title',
  fields: {
    title: line({ required: 'required.title' }),
    description: paragraphs({ required: 'required.description' }),
    images: images({ goodWidth: FULL_WIDTH }),
  },
})
