import { category } from '../../../domain/content/category.ts'
import { type ApiMessage, message } from '../../../domain/messages/api-message.ts'
import {
  type Author,
  type ContentWriter,
  checkFields,
  storedFields,
} from '../../content/content-writer.ts'
import type { Connection } from '../../db/database.ts'
import { type StoredPicture, storedSchemas } from '../../fields/stored-values.ts'
import { RequestError } from '../../kernel/errors.ts'
import { isAddressed, type PlannedPhoto, settlePhotos } from './import-photos.ts'

/** A category that a table names and the shop does not have. */
export interface NewCategory {
  name: string
  /**
   * The first photo at hand of the category's first product that has one; otherwise the first that is
   * fetched. Without either the category is not created.
   */
  image: PlannedPhoto | null
}

/** New categories by their names in lower case. */
export type NewCategories = Map<string, NewCategory>

/** Registers the new category of a product with these photos. */
export function collectCategory(
  known: NewCategories,
  name: string,
  photos: readonly PlannedPhoto[],
): void {
  const noted = known.get(name.toLowerCase()) ?? { name, image: null }
  const candidates = noted.image === null ? photos : [noted.image, ...photos]
  const image = candidates.find((photo) => !isAddressed(photo)) ?? candidates[0] ?? null
  known.set(name.toLowerCase(), { ...noted, image })
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

/**
 * Creates the new categories at the end of the list; returns their ids by names in lower case. One
 * whose photo is still fetched has none until then.
 */
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
    const picture = storedSchemas.image.parse(settlePhotos([image], taken)[0] ?? null)
    const checked = checkFields(category, { name, image: picture ?? image })
    const fields = storedFields(category, { ...checked, image: picture })
    ids.set(key, (await writer.create(connection, category, { fields }, author))._id)
  }
  return ids
}
