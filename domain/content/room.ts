import { z } from 'zod'
import { roomPoint } from '../api/room-point.ts'
import { defineContent } from './content-type.ts'
import { id, image, line, longText, number, option, records } from './fields/fields.ts'

/** Marks on the photograph of a room. */
export const MAX_ROOM_POINTS = 20

const share = {
  min: 0,
  max: 1,
  required: 'Please mark the place of each product on the photo.',
  invalid: 'The place of a mark is a number from 0 to 1.',
}

/** Photograph of a room on which products are marked. */
export const room = defineContent({
  table: 'room',
  path: '/rooms',
  keys: { list: 'roomData', one: 'roomData' },
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  single: false,
  newest: 'last',
  labels: { one: 'Room', many: 'Rooms' },
  title: 'title',
  page: 'room',
  fields: {
    title: line({ label: 'Title', required: 'The title field is required.' }),
    content: longText({ label: 'Content' }),
    image: image({ label: 'Image', required: 'The image field is required.' }),
    /** As written; visitors get the products that they may see. */
    points: records({
      label: 'Marked products',
      entries: {
        product: id({
          label: 'Product',
          to: 'product',
          required: 'Please choose the product of each mark.',
          unknown: 'Product not found',
        }),
        /** Share of the picture's width, from the left. */
        x: number({ label: 'From the left', ...share }),
        /** Share of the picture's height, from the top. */
        y: number({ label: 'From the top', ...share }),
      },
      max: MAX_ROOM_POINTS,
      tooMany: `A room can have at most ${MAX_ROOM_POINTS} marks.`,
      visitorResponse: z.array(roomPoint),
      isListed: true,
    }),
    visibility: option({
      label: 'Visibility',
      options: { live: 'Live', hidden: 'Hidden' },
      initial: 'live',
      neverEmpty: true,
      isPrivate: true,
    }),
  },
})
