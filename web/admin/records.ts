import { z } from 'zod'
import type { ContentType } from '../../domain/content/define.ts'

/** What the API answers, opened at the edge: every screen reads records through these. */
const personSchema = z.object({ _id: z.string(), name: z.string() })

export const pictureSchema = z.object({
  url: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  placeholder: z.string().optional(),
  alt: z.string().optional(),
  focus: z.string().optional(),
})
export type StoredPicture = z.infer<typeof pictureSchema>

/** A picture comes as a bare url or as an object around it; empty is none. */
const url = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const text = url
const list = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? [])

const stamps = {
  _id: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  updatedBy: personSchema.nullish(),
}

/** What every record has, its fields unread. The form of a type reads them by its declaration. */
export const recordSchema = z.looseObject(stamps)
export type AnyRecord = z.infer<typeof recordSchema>

export const categorySchema = z.object({
  ...stamps,
  name: text,
  imageDetails: pictureSchema.nullish(),
})
export type Category = z.infer<typeof categorySchema>

export const productSchema = z.object({
  ...stamps,
  name: text,
  description: text,
  tags: list,
  height: text,
  width: text,
  length: text,
  material: text,
  warranty: text,
  hangingSet: text,
  cushion: text,
  maintenance: list,
  customizationAvailable: text,
  additionalInformation: list,
  images: z.array(pictureSchema),
  isDisplaingInSomethingUnique: z.boolean(),
  createdBy: personSchema.nullish(),
})
export type Product = z.infer<typeof productSchema>

export const settingsSchema = z.object({
  settingsData: z.object({ brandName: text, logo: url, defaultCity: text }),
})

export const countsSchema = z.object({
  data: z.object({
    totalCategories: z.number().default(0),
    totalCategoryItems: z.number().default(0),
    users: z.number().default(0),
    pendingOrders: z.number().default(0),
  }),
})

/** The records of a type, under the key by which it answers lists. */
export function listAnswer<T extends z.ZodType>(type: ContentType, record: T) {
  return keyed(type.keys.list, z.array(record))
}

export function oneAnswer<T extends z.ZodType>(type: ContentType, record: T) {
  return keyed(type.keys.one, record)
}

/** What stands under one key of an answer, beside how many there are in all. */
function keyed<T extends z.ZodType>(key: string, value: T) {
  return z.looseObject({ total: z.number().optional() }).transform((answer, context) => {
    const read = value.safeParse(answer[key])
    if (read.success) return { value: read.data, total: answer.total }
    context.addIssue({ code: 'custom', message: `no ${key}` })
    return z.NEVER
  })
}
