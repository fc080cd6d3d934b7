import { category } from '../../domain/content/category.ts'
import { room } from '../../domain/content/room.ts'
import { type RecordPath, readRecordPath } from '../../domain/urls/redirect-paths.ts'
import { leadOn, readSitePath } from '../../domain/urls/web-address.ts'
import type { ProductService } from '../catalogue/product-service.ts'
import type { RoomService } from '../catalogue/room-service.ts'
import type { ContentService } from '../content/content-service.ts'
import type { PageAddresses } from '../content/page-urls.ts'
import { pageTypes } from './redirect-rules.ts'

export interface RecordPathSources {
  content: ContentService
  products: Pick<ProductService, 'chosen' | 'chosenShown'>
  rooms: Pick<RoomService, 'list'>
  pageAddresses: PageAddresses
}

/** Present paths of the records whose pages redirects lead to; records change their names. */
export function createRecordPaths({ content, products, rooms, pageAddresses }: RecordPathSources) {
  /** Records of a page that visitors see, or all of them. */
  const recordsOf = {
    category: async () => (await content.list(category)).records,
    product: (id: string, isShown: boolean) =>
      isShown ? products.chosenShown([id]) : products.chosen([id]),
    room: async (_: string, isShown: boolean) =>
      isShown ? rooms.list() : (await content.list(room)).records,
  }

  /** Null for a record that is not there, or not shown. */
  async function findPath({ page, step }: RecordPath, isShown: boolean): Promise<string | null> {
    const id = await pageAddresses.find(pageTypes[page], step)
    if (id === null) return null
    const records = await recordsOf[page](id, isShown)
    return records.find(({ _id }) => _id === id)?.path ?? null
  }

  return {
    /** True for the path of a record's page that visitors see. */
    async isShown(path: string): Promise<boolean> {
      const named = readRecordPath(path)
      return named !== null && (await findPath(named, true)) !== null
    },

    /**
     * A target with the present path of the record whose page it is; null for a record that is not
     * there. With `isShown` those that visitors do not see count as not there.
     */
    async follow(to: string, isShown: boolean): Promise<string | null> {
      const named = readRecordPath(readSitePath(to) ?? '')
      if (named === null) return to
      const path = await findPath(named, isShown)
      return path === null ? null : leadOn(to, path)
    },
  }
}
