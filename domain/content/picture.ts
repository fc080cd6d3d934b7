import { defineContent } from './content-type.ts'
import { image, video } from './fields/media-fields.ts'
import { number } from './fields/number-fields.ts'
import { records } from './fields/records-field.ts'
import { line } from './fields/text-field.ts'

const share = { min: 0, max: 1, invalid: 'pictures.invalidEdit' } as const

/**
 * Photograph or film of the shop's library. What records store of a picture is a use of it: the
 * current file with its size, an alternative text and a focus of its own.
 */
export const picture = defineContent({
  table: 'picture',
  path: '/pictures',
  key: 'pictureData',
  operations: [],
  queried: true,
  newest: 'first',
  labels: { one: 'Picture', many: 'Pictures' },
  title: 'name',
  fields: {
    name: line({ required: 'required.name', isSameInAllLanguages: true }),
    /** The current file of a photograph; alternative text and focus are those of the picture. */
    image: image({}),
    /** The file of a film. */
    video: video({ isReadOnly: true }),
    /** The file that was uploaded, while an edit is in place of it. */
    original: image({ isReadOnly: true, isSameInAllLanguages: true }),
    /** One entry while the photograph is edited, otherwise none: see `pictureEdit`. */
    edit: records({
      entries: {
        x: number(share),
        y: number(share),
        width: number(share),
        height: number(share),
        turn: number({ min: -180, max: 180, invalid: 'pictures.invalidEdit' }),
      },
      isReadOnly: true,
      max: 1,
      tooMany: 'pictures.invalidEdit',
    }),
  },
})
