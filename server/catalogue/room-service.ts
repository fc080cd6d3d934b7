import type { RoomPoint } from '../../domain/api/room-point.ts'
import type { RecordOf } from '../../domain/content/content-type.ts'
import { product } from '../../domain/content/product.ts'
import { room } from '../../domain/content/room.ts'
import type { ShownLanguage } from '../../domain/languages/language.ts'
import type { ContentService } from '../content/content-service.ts'
import { notFound } from '../kernel/errors.ts'
import type { Product, ProductService } from './product-service.ts'

export type Room = RecordOf<typeof room>

/** Mark of a product that visitors may see. */
interface ShownPoint {
  product: Product
  x: number
  y: number
}

/** Rooms as visitors get them, as stored in the default language. */
export type RoomService = ReturnType<typeof createRoomService>

export function createRoomService(
  content: ContentService,
  products: Pick<ProductService, 'chosenShown'>,
) {
  /** Visible rooms in order. */
  async function list(): Promise<Room[]> {
    const { records } = await content.list(room)
    return records.filter(isShown)
  }

  /** Marks of products that visitors may see, for each of the rooms, in the order of its marks. */
  async function pointsOf(rooms: readonly Room[]): Promise<ShownPoint[][]> {
    const ids = new Set(rooms.flatMap(({ points }) => points.map((point) => point.product)))
    if (ids.size === 0) return rooms.map(() => [])
    const shown = new Map((await products.chosenShown([...ids])).map((one) => [one._id, one]))
    return rooms.map(({ points }) =>
      points.flatMap(({ product: id, x, y }) => {
        const marked = shown.get(id)
        return marked === undefined ? [] : { product: marked, x: x ?? 0, y: y ?? 0 }
      }),
    )
  }

  return {
    list,

    /** A visible room. Throws a 404 for any other. */
    async readShown(id: string): Promise<Room> {
      const record = await content.read(room, id)
      if (!isShown(record)) throw notFound(room)
      return record
    },

    /** Visible rooms in which a product is marked, in order. */
    showing: async (productId: string): Promise<Room[]> =>
      (await list()).filter(({ points }) => points.some((point) => point.product === productId)),

    pointsOf,

    /** The same as the API responds to visitors, in a language. */
    async pointResponses(rooms: readonly Room[], shown: ShownLanguage): Promise<RoomPoint[][]> {
      return (await pointsOf(rooms)).map((points) =>
        points.map(({ product: marked, x, y }) => {
          const { _id, name, path } = content.translate(product, marked, shown).record
          return { product: { _id, name, path }, x, y }
        }),
      )
    },
  }
}

function isShown({ visibility }: Room): boolean {
  return visibility !== 'hidden'
}
