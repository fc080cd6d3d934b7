import { category } from '../../../domain/content/category.ts'
import { type ApiMessage, message } from '../../../domain/messages/api-message.ts'
import {
  type Author,
  type ContentWriter,
  checkFields,
  storedFields,
} from '../../content/content-writer.ts'
import type { Connection } from '../../db/database.ts'
import type { StoredPicture } from '../../fields/stored-values.ts'
import { RequestError } from '../../kernel/errors.ts'
import { type PlannedPhoto, settlePhotos } from './import-photos.ts'

/** A category that a table names and the shop does not have. */
export interface NewCategory {
  name: string
  /** The first photo of the category's first product that has one; a category requires an image. */
  image: PlannedPhoto | null
}

/** New categories by their names in lower case. */
export type NewCategories = Map<string, NewCategory>

/** Registers the new category of a product; the first photo becomes the category's image. */
export function collectCategory(
  known: NewCategories,
  name: string,
  photo: PlannedPhoto | undefined,
): void {
  const noted = known.get(name.toLowerCase()) ?? { name, image: null }
  known.set(name.toLowerCase(), { ...noted, image: noted.image ?? photo ?? null })
}

/** The reason why the category cannot be created, or null. */
export function findCategoryError({ name, image }: NewCategory): ApiMessage | null {
  if (image === null) {
    return message('import.categoryPhotoMissing', { name })
  }
  try {
    checkFields(category, { name, image })
    return null
  } catch (error) {
    if (error instanceof RequestError) return error.said
    throw error
  }
}

/** Creates the new categories at the end of the list; returns their ids by names in lower case. */
export async function createCategories(
  connection: Connection,
  writer: ContentWriter,
  categories: NewCategories,
  taken: ReadonlyMap<string, StoredPicture>,
  author: Author,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [key, { name, image }] of categories) {
    if (image === null) continue
    const [picture] = settlePhotos([image], taken)
    const fields = storedFields(category, checkFields(category, { name, image: picture }))
    ids.set(key, (await writer.create(connection, category, { fields }, author))._id)
  }
  return ids
}
