import { defineContent } from './content-type.ts'
import { images, line, paragraphs } from './fields/fields.ts'

export const gallery = defineContent({
  table: 'gallery',
  path: '/aboutGallery',
  keys: { list: 'aboutGalleryData', one: 'aboutGalleryData' },
  operations: ['read', 'update'],
  single: true,
  newest: 'last',
  labels: { one: 'About Gallery', many: 'About Gallery' },
  title: 'title',
  fields: {
    title: line({ required: 'required.title' }),
    description: paragraphs({
      required: 'required.description',
    }),
    images: images({}),
  },
})
