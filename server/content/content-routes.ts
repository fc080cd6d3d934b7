import { choiceEndpoints } from '../../domain/api/choices.ts'
import { contentEndpoints } from '../../domain/api/content.ts'
import { toOfferedChoiceResponse } from '../../domain/api/offered-choice.ts'
import type { ContentType } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { product } from '../../domain/content/product.ts'
import { room } from '../../domain/content/room.ts'
import type { ShownLanguage } from '../../domain/languages/shown-language.ts'
import { recordLabel } from '../../domain/messages/api-message.ts'
import type { AccountService } from '../accounts/account-service.ts'
import type { ChoiceService } from '../catalogue/choices/choice-service.ts'
import type { ProductService } from '../catalogue/product-service.ts'
import type { Room, RoomService } from '../catalogue/room-service.ts'
import { type Endpoint, implement, readIfMatch } from '../http/endpoint.ts'
import type { UploadLimits } from '../http/multipart.ts'
import { boundedPage } from '../http/pagination.ts'
import { isStaleVersion, RequestError } from '../kernel/errors.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import {
  type ContentResponses,
  createContentResponses,
  toListResponses,
  toWrittenRecordResponse,
} from './content-responses.ts'
import type { ContentService } from './content-service.ts'
import { withInput } from './form-input.ts'
import type { ReferenceService } from './reference-service.ts'

interface ContentRouteServices {
  content: ContentService
  references: ReferenceService
  products: ProductService
  choices: ChoiceService
  rooms: RoomService
  media: MediaLibrary
  accounts: AccountService
}

/** Routes of every content type, derived from the declarations. */
export function createContentRoutes(
  services: ContentRouteServices,
  uploadLimits: UploadLimits,
): Endpoint[] {
  return [
    ...contentTypes.flatMap((type) => [
      ...createReadRoutes(type, services),
      ...createWriteRoutes(type, services, uploadLimits),
    ]),
    implement(choiceEndpoints.countProducts, async () => ({
      products: await services.references.ofChoices(),
    })),
  ]
}

function createReadRoutes(type: ContentType, services: ContentRouteServices): Endpoint[] {
  const { content, references, products, choices, rooms } = services
  const contracts = contentEndpoints(type)
  const responses = createContentResponses(services)

  /** Rooms with the marks of the products that visitors may see. */
  async function toVisitorRooms(records: Room[], shown: ShownLanguage): Promise<object[]> {
    const [list, points] = await Promise.all([
      responses.records(room, records, false, shown),
      rooms.pointResponses(records, shown),
    ])
    return list.map((record, index) => ({ ...record, points: points[index] ?? [] }))
  }

  async function readRecord(
    id: string,
    isAdministrator: boolean,
    shown: ShownLanguage,
  ): Promise<object> {
    // Products and rooms are the only records that visitors may get in another form, or not at all.
    if (type.table === room.table && !isAdministrator) {
      const [record = {}] = await toVisitorRooms([await rooms.readShown(id)], shown)
      return record
    }
    if (type.table === product.table && !isAdministrator) {
      const record = await products.readShown(id)
      const offered = await choices.offeredBy(record, shown)
      return {
        ...(await responses.record(product, record, false, shown)),
        choices: offered.map(toOfferedChoiceResponse),
      }
    }
    const record = await (type.single ? content.single(type) : content.read(type, id))
    return responses.record(type, record, isAdministrator, shown)
  }

  const endpoints = [
    implement(contracts.references, async ({ params }) => ({
      references: await references.to(type, params.id),
    })),
  ]
  if (contracts.list)
    endpoints.push(
      implement(contracts.list, async ({ query, currentUser }) => {
        const isAdministrator = currentUser !== null
        const shown = await content.readShownLanguage(query.lang)
        const { skip, limit } = query
        const page = boundedPage({ skip, limit }, isAdministrator)
        if (type.table === room.table && !isAdministrator) {
          const seen = await rooms.list()
          const part = seen.slice(page.skip, (page.skip ?? 0) + (page.limit || seen.length))
          return { [type.keys.list]: await toVisitorRooms(part, shown) }
        }
        const { records } = await content.list(type, page)
        return {
          [type.keys.list]: await responses.records(type, records, isAdministrator, shown),
        }
      }),
    )
  if (contracts.read)
    endpoints.push(
      implement(contracts.read, async ({ params, query, currentUser }) => {
        const shown = await content.readShownLanguage(query.lang)
        return { [type.keys.one]: await readRecord(params.id, currentUser !== null, shown) }
      }),
    )
  return endpoints
}

function createWriteRoutes(
  type: ContentType,
  services: ContentRouteServices,
  uploadLimits: UploadLimits,
): Endpoint[] {
  const { content, media } = services
  const contracts = contentEndpoints(type)
  const responses = createContentResponses(services)
  const one = recordLabel(type)
  const endpoints: Endpoint[] = []
  if (contracts.create)
    endpoints.push(
      implement(contracts.create, ({ request, currentUser, say }) =>
        withInput(request, type, media, uploadLimits, async (input) => {
          const record = await content.create(type, input, currentUser._id)
          return {
            message: say('results.recordAdded', { record: one }),
            [type.keys.one]: toWrittenRecordResponse(type, record, currentUser),
          }
        }),
      ),
    )
  if (contracts.reorder)
    endpoints.push(
      implement(contracts.reorder, async ({ body, currentUser, say }) => {
        if ('id' in body) {
          await content.move(type, body.id, body.after, currentUser._id)
          return { message: say('results.orderSaved') }
        }
        await content.reorder(type, body.ids, currentUser._id)
        // The beginning of a list that may have a hundred thousand records, and says how many.
        const { records, total } = await content.list(
          type,
          type.queried ? boundedPage({}, false) : {},
        )
        return {
          message: say('results.orderSaved'),
          [type.keys.list]: toListResponses(type, await responses.records(type, records, true)),
          ...(type.queried && { total }),
        }
      }),
    )
  if (contracts.update)
    endpoints.push(
      implement(contracts.update, async ({ params, request, currentUser, say }) => {
        const id = type.changedWithoutId ? (await content.single(type))._id : params.id
        const ifVersion = readIfMatch(request)
        return withInput(request, type, media, uploadLimits, async (input) => {
          try {
            const record = await content.update(type, id, input, currentUser._id, ifVersion)
            return {
              message: say('results.recordSaved', { record: one }),
              [type.keys.one]: toWrittenRecordResponse(type, record, currentUser),
            }
          } catch (error) {
            throw await toConflictError(error, type, id, services, responses)
          }
        })
      }),
    )
  if (contracts.delete)
    endpoints.push(
      implement(contracts.delete, async ({ params, request, currentUser, say }) => {
        try {
          await content.remove(type, params.id, currentUser._id, readIfMatch(request))
        } catch (error) {
          throw await toConflictError(error, type, params.id, services, responses)
        }
        return { message: say('results.recordDeleted', { record: one }) }
      }),
    )
  return endpoints
}

/** Adds the present record to a version conflict (409); other errors pass unchanged. */
export async function toConflictError(
  error: unknown,
  type: ContentType,
  id: string,
  { content }: Pick<ContentRouteServices, 'content'>,
  responses: ContentResponses,
): Promise<unknown> {
  if (!isStaleVersion(error)) return error
  const current = await responses.record(type, await content.read(type, id), true)
  return new RequestError(error.status, error.said, { properties: { current } })
}
