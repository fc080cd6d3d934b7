import { z } from 'zod'
import { resourceOf } from '../content/content-type.ts'
import { contentTypes } from '../content/content-types.ts'
import { limits } from '../content/limits.ts'
import { picture } from '../content/picture.ts'
import { readinesses } from '../media/media.ts'
import { pictureEditSchema } from '../media/picture-edit.ts'
import type { ErrorCode } from '../messages/api-message.ts'
import { toIssue, withCode } from '../messages/issue-message.ts'
import { contentEndpoints } from './content.ts'
import { defineEndpoints } from './endpoint.ts'
import { pageQuery, recordId, searchText, versionsById } from './parameters.ts'
import { printable } from './product-query.ts'
import { moment } from './record.ts'
import { recordTranslations, sentTranslations } from './translations.ts'

/** Pictures of a list without a `limit`, and the most that one request gets. */
export const PICTURES_PER_PAGE = 100
export const MAX_PICTURES_PER_PAGE = 500
/** Files of one request, and pictures of one deletion. */
export const MAX_ADDED_PICTURES = 50
const MAX_DELETED_PICTURES = 500

export const pictureKinds = ['image', 'video'] as const
export type PictureKind = (typeof pictureKinds)[number]

export const pictureSorts = ['newest', 'oldest', 'name', 'size', 'uses'] as const
export type PictureSort = (typeof pictureSorts)[number]

/** Length of a list of addresses of files. */
const MAX_FILE_ADDRESSES = 4000

const share = z.number().min(0).max(1)

/** Point that stays visible where a photograph is cut, as shares of its width and height. */
const focus = z.object({ x: share, y: share })
export type PictureFocus = z.infer<typeof focus>

const { crop, turn } = pictureEditSchema.shape

const listed = z.object({
  _id: z.string(),
  version: z.int(),
  url: z.string(),
  kind: z.enum(pictureKinds),
  name: z.string(),
  /** Pixels; 0 for a film. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** Colours or a tiny picture until the photograph has loaded; of a film those of its poster. */
  placeholder: z.string(),
  ready: z.enum(readinesses),
  /** Address of a film's poster; empty without one. */
  poster: z.string(),
  /** In the default language; empty for a film. */
  alt: z.string(),
  /** The centre unless one was set. */
  focus,
  edit: z.object({ crop: crop.unwrap(), turn: turn.unwrap() }).nullable(),
  /** Number of fields of records that show it; trash and history do not count. */
  uses: z.int(),
  /** Narrower than the widest size that a place of one of its uses shows: see `goodWidth`. */
  isSmall: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
})
export type ListedPicture = z.infer<typeof listed>

/** Field of a record that shows a picture. */
const use = z.object({
  /** Content type, as in history. */
  resource: z.string(),
  /** Id of the record. */
  _id: z.string(),
  /** Its name, or that of its type. */
  name: z.string(),
  /** Path of the field, such as `images` or `values.<id>.image`. */
  field: z.string(),
  /** Path of the record's own page, if it has one. */
  path: z.string().optional(),
  /** Visitors do not see the record now: hidden, a draft, or outside its dates. */
  isHidden: z.boolean(),
  /** The use has an alternative text or a focus of its own, which stays when the picture's change. */
  isOwn: z.boolean(),
})
export type PictureUse = z.infer<typeof use>

/** Record that showed a picture, or one of its earlier files, in the last 30 days. */
const formerUse = z.object({
  resource: z.string(),
  _id: z.string(),
  name: z.string(),
  /** In the trash, or in an earlier version of a record that is there. */
  where: z.enum(['trash', 'history']),
  /** The newest version that names it, and its time. */
  version: z.int(),
  at: moment,
})
export type FormerPictureUse = z.infer<typeof formerUse>

const detailed = listed.extend({
  ...z.object(recordTranslations).partial().shape,
  usedBy: z.array(use),
  /** Address of the file that was uploaded. */
  original: z.string(),
})
export type DetailedPicture = z.infer<typeof detailed>

const added = listed.extend({
  /** False if the same bytes were there before. */
  isNew: z.boolean(),
})
export type AddedPicture = z.infer<typeof added>

/** Object or null of which any error is one of the whole. */
function asWhole<S extends z.ZodType>(schema: S, code: ErrorCode) {
  return z.unknown().transform((value, context): z.output<S> | null => {
    const read = schema.nullable().safeParse(value)
    if (read.success) return read.data
    context.addIssue(toIssue({ code }))
    return z.NEVER
  })
}

const message = z.string()
const count = z.int()
const yesOrNo = z.enum(['yes', 'no'])

/** Number of uses that a change of a picture changed, and the token of its undo. */
const changes = { count, undo: z.string() }

export const pictureEndpoints = {
  ...contentEndpoints(picture),
  ...defineEndpoints(picture.labels.many, {
    list: {
      method: 'GET',
      path: picture.path,
      access: 'admin',
      summary: `Pictures and films, newest first, ${PICTURES_PER_PAGE} without \`limit\` and at most ${MAX_PICTURES_PER_PAGE}; all words of \`q\` are in the name, an alternative text, or the name of a record that shows it`,
      query: pageQuery.extend({
        q: searchText.optional(),
        used: yesOrNo.optional(),
        /** With or without an alternative text in the default language. */
        alt: yesOrNo.optional(),
        kind: z.enum(pictureKinds).optional(),
        /** Addresses of files, separated by commas: the pictures that they are, or were before an edit. */
        files: printable.trim().max(MAX_FILE_ADDRESSES).optional(),
        /** Content type of records that show it. */
        resource: z.enum(contentTypes.map(resourceOf)).optional(),
        /** Too small for a place where it is shown: see `goodWidth`. */
        small: yesOrNo.optional(),
        sort: z.enum(pictureSorts).optional(),
      }),
      /** `bytes` is the weight of all that match. */
      response: z.object({ pictureData: z.array(listed), total: count, bytes: count }),
    },
    read: {
      method: 'GET',
      path: `${picture.path}/:id`,
      access: 'admin',
      summary: 'One picture, with the records that show it',
      response: z.object({ pictureData: detailed }),
    },
    formerUses: {
      method: 'GET',
      path: `${picture.path}/:id/former-uses`,
      access: 'admin',
      summary:
        'Records that name a picture only in the trash or in their history of the last 30 days',
      response: z.object({ formerUses: z.array(formerUse) }),
    },
    add: {
      method: 'POST',
      path: `${picture.path}/add`,
      access: 'admin',
      summary: `Add up to ${MAX_ADDED_PICTURES} pictures, all or none: a form with a part \`file\` for each, and behind it a text \`alt\` if it has one. 200 if all were there before`,
      body: z.object({}),
      multipart: true,
      status: 201,
      response: z.object({ message, pictures: z.array(added) }),
    },
    update: {
      method: 'PUT',
      path: `${picture.path}/:id`,
      access: 'admin',
      summary:
        'Describe or edit a picture. Uses that had its alternative text and focus get the new ones, and all get the edited file',
      body: z.object({
        name: z.string().trim().min(1, withCode('required.name')).max(limits.line).optional(),
        alt: z.string().trim().max(limits.line).optional(),
        /** By language, with the text under `alt`; an empty one removes it. */
        translations: sentTranslations.optional(),
        focus: asWhole(focus, 'pictures.invalidFocus').optional(),
        /** Null is the original. */
        edit: asWhole(pictureEditSchema, 'pictures.invalidEdit').optional(),
      }),
      /** `undo` is absent unless the file changed. */
      response: z.object({
        message,
        pictureData: detailed,
        count,
        undo: z.string().optional(),
      }),
    },
    delete: {
      method: 'DELETE',
      path: `${picture.path}/:id`,
      access: 'admin',
      summary: 'Delete a picture; 409 with `usedBy` while a record shows it',
      response: z.object({ message }),
    },
    deleteMany: {
      method: 'POST',
      path: `${picture.path}/bulk-delete`,
      access: 'admin',
      summary: 'Delete many pictures, all or none',
      body: z.object({
        ids: z
          .array(recordId)
          .min(1, withCode('records.noneChosen'))
          .max(MAX_DELETED_PICTURES, withCode('fields.tooManyEntries')),
        versions: versionsById.optional(),
      }),
      /** Versions of the deletions, for their undo in the trash. */
      response: z.object({ message, versions: z.record(z.string(), z.int()) }),
    },
    replace: {
      method: 'POST',
      path: `${picture.path}/:id/replace`,
      access: 'admin',
      summary: 'Show another picture of the same kind in every place of this one',
      body: z.object({ by: recordId }),
      response: z.object({ message, ...changes }),
    },
    undo: {
      method: 'POST',
      path: `${picture.path}/undo/:token`,
      access: 'admin',
      summary:
        'Undo a replacement or an edit; 409 if one of the records has changed since. Each token works once',
      response: z.object({ message, count }),
    },
  }),
}
