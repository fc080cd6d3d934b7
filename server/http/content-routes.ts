import { contentCalls } from '../../domain/api/content.ts'
import type { ContentType } from '../../domain/content/define.ts'
import { contentTypes } from '../../domain/content/index.ts'
import { product } from '../../domain/content/product.ts'
import { limits } from '../../domain/limits.ts'
import type { Page } from '../content/repository.ts'
import type { ContentService } from '../content/service.ts'
import { RequestError } from '../errors.ts'
import type { MediaLibrary } from '../media/library.ts'
import type { AccountService } from '../services/accounts.ts'
import type { ProductService } from '../services/products.ts'
import type { ReferenceService } from '../services/references.ts'
import { answerWritten, type ContentAnswers, createContentAnswers } from './answers.ts'
import { type Endpoint, implement, readIfMatch } from './endpoint.ts'
import { type UploadLimits, withInput } from './multipart.ts'

interface ContentRouteServices {
  content: ContentService
  references: ReferenceService
  products: ProductService
  media: MediaLibrary
  accounts: AccountService
}

/** A visitor gets so many records at once, an administrator all that are asked for. */
export function boundedPage(
  page: { skip?: number; limit?: number },
  isAdministrator: boolean,
): Page {
  if (isAdministrator) return page
  return { ...page, limit: Math.min(page.limit || limits.publicList, limits.publicList) }
}

/** The calls that follow from the declarations, for every content type. */
export function contentEndpoints(
  services: ContentRouteServices,
  uploadLimits: UploadLimits,
): Endpoint[] {
  return contentTypes.flatMap((type) => [
    ...readEndpoints(type, services),
    ...writeEndpoints(type, services, uploadLimits),
  ])
}

function readEndpoints(type: ContentType, services: ContentRouteServices): Endpoint[] {
  const { content, references, products } = services
  const calls = contentCalls(type)
  const answers = createContentAnswers(services)
  const endpoints = [
    implement(calls.references, async ({ params }) => ({
      references: await references.to(type, params.id),
    })),
  ]
  if (calls.list)
    endpoints.push(
      implement(calls.list, async ({ query, caller }) => {
        const { records } = await content.list(type, boundedPage(query, caller !== null))
        return { [type.keys.list]: await answers.records(type, records, caller !== null) }
      }),
    )
  if (calls.read)
    endpoints.push(
      implement(calls.read, async ({ params, caller }) => {
        // Of all records only products may be there and not be shown.
        if (type.table === product.table && caller === null) await products.readShown(params.id)
        const record = type.single
          ? await content.single(type)
          : await content.read(type, params.id)
        return { [type.keys.one]: await answers.record(type, record, caller !== null) }
      }),
    )
  return endpoints
}

function writeEndpoints(
  type: ContentType,
  services: ContentRouteServices,
  uploadLimits: UploadLimits,
): Endpoint[] {
  const { content, media } = services
  const calls = contentCalls(type)
  const answers = createContentAnswers(services)
  const one = type.labels.one
  const endpoints: Endpoint[] = []
  if (calls.create)
    endpoints.push(
      implement(calls.create, ({ request, caller }) =>
        withInput(request, type, media, uploadLimits, async (input) => {
          const record = await content.create(type, input, caller._id)
          return {
            message: `${one} added.`,
            [type.keys.one]: answerWritten(type, record, caller),
          }
        }),
      ),
    )
  if (calls.arrange)
    endpoints.push(
      implement(calls.arrange, async ({ body, caller }) => {
        if ('id' in body) {
          await content.move(type, body.id, body.after, caller._id)
          return { message: 'Order saved.' }
        }
        await content.arrange(type, body.ids, caller._id)
        const { records, total } = await content.list(type)
        return {
          message: 'Order saved.',
          [type.keys.list]: await answers.records(type, records, true),
          ...(type.queried && { total }),
        }
      }),
    )
  if (calls.update)
    endpoints.push(
      implement(calls.update, async ({ params, request, caller }) => {
        const id = type.changedWithoutId ? (await content.single(type))._id : params.id
        const ifVersion = readIfMatch(request)
        return withInput(request, type, media, uploadLimits, async (input) => {
          try {
            const record = await content.update(type, id, input, caller._id, ifVersion)
            return {
              message: `${one} saved.`,
              [type.keys.one]: answerWritten(type, record, caller),
            }
          } catch (error) {
            throw await answerConflict(error, type, id, services, answers)
          }
        })
      }),
    )
  if (calls.delete)
    endpoints.push(
      implement(calls.delete, async ({ params, request, caller }) => {
        try {
          await content.remove(type, params.id, caller._id, readIfMatch(request))
        } catch (error) {
          throw await answerConflict(error, type, params.id, services, answers)
        }
        return { message: `${one} deleted.` }
      }),
    )
  return endpoints
}

/** A version that is no longer the present one is answered with the present record. */
export async function answerConflict(
  error: unknown,
  type: ContentType,
  id: string,
  { content }: Pick<ContentRouteServices, 'content'>,
  answers: ContentAnswers,
): Promise<unknown> {
  if (!(error instanceof RequestError) || !error.details.isStale) return error
  const current = await answers.record(type, await content.read(type, id), true)
  return new RequestError(error.status, error.message, { details: { current } })
}
