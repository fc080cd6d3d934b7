import { z } from 'zod'
import { roomPoint } from '../api/room-point.ts'
import { defineContent } from './content-type.ts'
import { FULL_WIDTH, image } from './fields/media-fields.ts'
import { number } from './fields/number-fields.ts'
import { records } from './fields/records-field.ts'
import { id } from './fields/reference-fields.ts'
import { line, longText, option } from './fields/text-field.ts'

/** Marks on the photograph of a room. */
export const MAX_ROOM_POINTS = 20

const share = {
  min: 0,
  max: 1,
  required: 'rooms.placeMissing',
  invalid: 'rooms.invalidPlace',
} as const

/** Photograph of a room on which products are marked. */
export const room = defineContent({
  table: 'room',
  path: '/rooms',
  key: 'roomData',
  operations: ['list', 'read', 'create', 'update', 'delete', 'reorder'],
  labels: { one: 'Room', many: 'Rooms' },
  title: 'title',
  page: 'room',
  fields: {
    title: line({ required: 'required.title' }),
    content: longText({}),
    image: image({ required: 'required.image', goodWidth: FULL_WIDTH }),
    /** As written; visitors get the products that they may see. */
    points: records({
      entries: {
        product: id({
          to: 'product',
          required: 'rooms.productMissing',
        }),
        /** Share of the picture's width, from the left. */
        x: number(share),
        /** Share of the picture's height, from the top. */
        y: number(share),
      },
      max: MAX_ROOM_POINTS,
      tooMany: 'rooms.tooManyMarks',
      visitorResponse: z.array(roomPoint),
      isListed: true,
    }),
    visibility: option({
      options: { live: 'Live', hidden: 'Hidden' },
      initial: 'live',
      neverEmpty: true,
      isPrivate: true,
    }),
  },
})
