import { defineContent } from './content-type.ts'
import { FULL_WIDTH, imageObject } from './fields/media-fields.ts'
import { line, longText } from './fields/text-field.ts'

export const carousel = defineContent({
  table: 'carousel',
  path: '/homeCarousal',
  key: 'homeCarousel',
  wireNames: { homeCarousel: 'homeCarousal' },
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  labels: { one: 'Home Carousel', many: 'Home Carousal' },
  title: 'title',
  fields: {
    title: line({ required: 'required.title' }),
    content: longText({ required: 'required.description' }),
    image: imageObject({ required: 'required.image', goodWidth: FULL_WIDTH }),
  },
})
