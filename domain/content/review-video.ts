import { defineContent } from './content-type.ts'
import { video } from './fields/media-fields.ts'

export const reviewVideo = defineContent({
  table: 'review_video',
  path: '/customerReviewVideo',
  key: 'customerReviewVideo',
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  labels: { one: 'Customer video', many: 'Happy Customer' },
  title: null,
  fields: {
    video: video({ required: 'required.reviewVideo' }),
  },
})
