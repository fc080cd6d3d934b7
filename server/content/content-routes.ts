import { contentEndpoints } from '../../domain/api/content.ts'
import { swapNames } from '../../domain/api/wire-names.ts'
import type { ContentType } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { recordLabel } from '../../domain/messages/api-message.ts'
import type { AccountService } from '../accounts/account-service.ts'
import { type Endpoint, implement, readIfMatch } from '../http/endpoint.ts'
import type { UploadLimits } from '../http/multipart.ts'
import { withCurrent } from '../kernel/errors.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import {
  boundedPage,
  createContentResponses,
  toListResponses,
  toWrittenRecordResponse,
  type VisitorReads,
} from './content-responses.ts'
import type { ContentService } from './content-service.ts'
import { withInput } from './form-input.ts'
import type { ReferenceService } from './reference-service.ts'

interface ContentRouteServices {
  content: ContentService
  references: ReferenceService
  media: MediaLibrary
  accounts: AccountService
}

/** Routes of every content type, derived from the declarations. */
export function createContentRoutes(
  services: ContentRouteServices,
  visitorReads: ReadonlyMap<string, VisitorReads>,
  uploadLimits: UploadLimits,
): Endpoint[] {
  return contentTypes.flatMap((type) => [
    ...createReadRoutes(type, services, visitorReads.get(type.table)),
    ...createWriteRoutes(type, services, uploadLimits),
  ])
}

function createReadRoutes(
  type: ContentType,
  { content, references, accounts }: ContentRouteServices,
  visitorReads?: VisitorReads,
): Endpoint[] {
  const contracts = contentEndpoints(type)
  const responses = createContentResponses({ content, accounts })

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
        if (visitorReads?.list !== undefined && !isAdministrator)
          return { [type.key]: await visitorReads.list(page, shown) }
        const { records } = await content.list(type, page)
        return {
          [type.key]: await responses.records(type, records, isAdministrator, shown),
        }
      }),
    )
  if (contracts.read)
    endpoints.push(
      implement(contracts.read, async ({ params, query, currentUser }) => {
        const isAdministrator = currentUser !== null
        const shown = await content.readShownLanguage(query.lang)
        if (visitorReads !== undefined && !isAdministrator)
          return { [type.key]: await visitorReads.read(params.id, shown) }
        const record = await (type.single ? content.single(type) : content.read(type, params.id))
        return { [type.key]: await responses.record(type, record, isAdministrator, shown) }
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
  const readCurrent = createCurrentReader(type, services)
  const one = recordLabel(type)
  const endpoints: Endpoint[] = []
  if (contracts.create)
    endpoints.push(
      implement(contracts.create, ({ request, currentUser, say }) =>
        withInput(request, type, media, uploadLimits, async (input) => {
          const record = await content.create(type, input, currentUser._id)
          return {
            message: say('results.recordAdded', { record: one }),
            [type.key]: toWrittenRecordResponse(type, record, currentUser),
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
          [type.key]: toListResponses(type, await responses.records(type, records, true)),
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
          const record = await withCurrent(
            () => readCurrent(id),
            () => content.update(type, id, input, currentUser._id, ifVersion),
          )
          return {
            message: say('results.recordSaved', { record: one }),
            [type.key]: toWrittenRecordResponse(type, record, currentUser),
          }
        })
      }),
    )
  if (contracts.delete)
    endpoints.push(
      implement(contracts.delete, async ({ params, request, currentUser, say }) => {
        await withCurrent(
          () => readCurrent(params.id),
          () => content.remove(type, params.id, currentUser._id, readIfMatch(request)),
        )
        return { message: say('results.recordDeleted', { record: one }) }
      }),
    )
  return endpoints
}

/** Reads records as version conflicts contain them. */
export function createCurrentReader(
  type: ContentType,
  services: Pick<ContentRouteServices, 'content' | 'accounts'>,
) {
  const responses = createContentResponses(services)
  return async (id: string) =>
    swapNames(type, await responses.record(type, await services.content.read(type, id), true))
}
