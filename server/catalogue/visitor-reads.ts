import { toOfferedChoiceResponse } from '../../domain/api/offered-choice.ts'
import { product } from '../../domain/content/product.ts'
import { room } from '../../domain/content/room.ts'
import type { ShownLanguage } from '../../domain/languages/language.ts'
import type { AccountService } from '../accounts/account-service.ts'
import { createContentResponses, type VisitorReads } from '../content/content-responses.ts'
import type { ContentService } from '../content/content-service.ts'
import type { ChoiceService } from './choices/choice-service.ts'
import type { ProductService } from './product-service.ts'
import type { Room, RoomService } from './room-service.ts'

interface CatalogueServices {
  content: ContentService
  accounts: AccountService
  products: ProductService
  choices: ChoiceService
  rooms: RoomService
}

/** Reads of products and rooms by visitors, by table. */
export function createVisitorReads(services: CatalogueServices): ReadonlyMap<string, VisitorReads> {
  const { products, choices, rooms } = services
  const responses = createContentResponses(services)

  /** Rooms with the marks of the products that visitors may see. */
  async function toVisitorRooms(records: Room[], shown: ShownLanguage): Promise<object[]> {
    const [list, points] = await Promise.all([
      responses.records(room, records, false, shown),
      rooms.pointResponses(records, shown),
    ])
    return list.map((record, index) => ({ ...record, points: points[index] ?? [] }))
  }

  const productReads: VisitorReads = {
    async read(id, shown) {
      const record = await products.readShown(id)
      const offered = await choices.offeredBy(record, shown)
      return {
        ...(await responses.record(product, record, false, shown)),
        choices: offered.map(toOfferedChoiceResponse),
      }
    },
  }
  const roomReads: VisitorReads = {
    async read(id, shown) {
      const [record = {}] = await toVisitorRooms([await rooms.readShown(id)], shown)
      return record
    },
    async list({ skip = 0, limit }, shown) {
      const seen = await rooms.list()
      return toVisitorRooms(seen.slice(skip, skip + (limit || seen.length)), shown)
    },
  }
  return new Map([
    [product.table, productReads],
    [room.table, roomReads],
  ])
}
