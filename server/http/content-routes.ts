import { z } from 'zod'
import { type ContentType, contentSchema, type RecordOf } from '../../domain/content/define.ts'
import { contentTypes } from '../../domain/content/index.ts'
import { itemReview } from '../../domain/content/item-review.ts'
import { product } from '../../domain/content/product.ts'
import { settings } from '../../domain/content/settings.ts'
import { limits } from '../../domain/limits.ts'
import type { Page } from '../content/repository.ts'
import { RequestError } from '../errors.ts'
import type { Services } from '../services.ts'
import { answerAuthor, answerRecord } from './answers.ts'
import { callerOf } from './auth.ts'
import { type Endpoint, pageQuery, readBody, readId, readIfMatch, readQuery } from './endpoint.ts'
import { type UploadLimits, withInput } from './multipart.ts'
import { recordSchema } from './record-schema.ts'

/** What the routes of the content share with those of single types. */
export interface ContentAnswers {
  records(
    type: ContentType,
    records: RecordOf<ContentType>[],
    isAdministrator: boolean,
  ): Promise<Record<string, unknown>[]>
  record(
    type: ContentType,
    record: RecordOf<ContentType>,
    isAdministrator: boolean,
  ): Promise<Record<string, unknown>>
}

export function createContentAnswers(services: Services): ContentAnswers {
  async function records(
    type: ContentType,
    list: RecordOf<ContentType>[],
    isAdministrator: boolean,
  ) {
    if (!isAdministrator) return list.map((record) => answerRecord(type, record))
    const authors = await services.content.authors(
      type,
      list.map((record) => record._id),
    )
    const names = await services.accounts.names()
    return list.map((record) => ({
      ...answerRecord(type, record),
      updatedBy: answerAuthor(authors.get(record._id), names),
    }))
  }
  return {
    records,
    async record(type, record, isAdministrator) {
      const [answer] = await records(type, [record], isAdministrator)
      return answer ?? {}
    },
  }
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
export function contentEndpoints(services: Services, uploadLimits: UploadLimits): Endpoint[] {
  return contentTypes.flatMap((type) => endpointsOf(type, services, uploadLimits))
}

function endpointsOf(
  type: ContentType,
  services: Services,
  uploadLimits: UploadLimits,
): Endpoint[] {
  const { content } = services
  const answers = createContentAnswers(services)
  const can = (operation: ContentType['operations'][number]) => type.operations.includes(operation)
  const one = type.labels.one
  const tag = type.labels.many
  const written = z.object({ message: z.string(), [type.keys.one]: recordSchema(type) })
  const endpoints: Endpoint[] = []

  // Products and reviews are listed by queries of their own.
  if (can('list') && type.table !== product.table) {
    endpoints.push({
      method: 'GET',
      path: type.path,
      access: 'public',
      tag,
      summary: `All records of ${tag}, as arranged`,
      query: pageQuery,
      answer: z.object({ [type.keys.list]: z.array(recordSchema(type)) }),
      async handler(request) {
        const isAdministrator = request.administrator !== null
        const { records } = await content.list(
          type,
          boundedPage(readQuery(pageQuery, request.query), isAdministrator),
        )
        return { [type.keys.list]: await answers.records(type, records, isAdministrator) }
      },
    })
  }
  if (type.single) {
    endpoints.push({
      method: 'GET',
      path: type.path,
      access: 'public',
      tag,
      summary: one,
      answer: z.object({ [type.keys.one]: recordSchema(type) }),
      handler: async (request) => ({
        [type.keys.one]: await answers.record(
          type,
          await content.single(type),
          request.administrator !== null,
        ),
      }),
    })
  }
  if (can('read') && !type.single) {
    endpoints.push({
      method: 'GET',
      path: `${type.path}/:id`,
      access: 'public',
      tag,
      summary: `One record of ${tag}`,
      answer: z.object({ [type.keys.one]: recordSchema(type) }),
      handler: async (request) => ({
        [type.keys.one]: await answers.record(
          type,
          await content.read(type, readId(request)),
          request.administrator !== null,
        ),
      }),
    })
  }
  if (can('create')) {
    endpoints.push({
      method: 'POST',
      path: `${type.path}/add`,
      access: 'admin',
      tag,
      summary: `Add: ${one}`,
      body: { schema: contentSchema(type), multipart: true },
      status: 201,
      answer: written,
      handler: (request) =>
        withInput(request, type, services.media, uploadLimits, async (input) => {
          const record = await content.create(type, input, callerOf(request)._id)
          return {
            message: `${one} added.`,
            [type.keys.one]: await answers.record(type, record, true),
          }
        }),
    })
  }
  if (can('arrange')) {
    const arrangement = z.object({ ids: z.array(z.string()) })
    endpoints.push({
      method: 'PUT',
      path: `${type.path}/order`,
      access: 'admin',
      tag,
      summary: `Arrange ${tag}: the named ones first, in this order`,
      body: { schema: arrangement },
      answer: z.object({ message: z.string(), [type.keys.list]: z.array(recordSchema(type)) }),
      async handler(request) {
        await content.arrange(type, readBody(arrangement, request.body).ids, callerOf(request)._id)
        const { records, total } = await content.list(type)
        const list = await answers.records(type, records, true)
        return {
          message: 'Order saved.',
          [type.keys.list]: list,
          ...(type.table === product.table && { total }),
        }
      },
    })
  }
  if (can('update')) {
    const isSettings = type.table === settings.table
    endpoints.push({
      method: 'PUT',
      path: isSettings ? type.path : `${type.path}/:id`,
      access: 'admin',
      tag,
      summary: `Change: ${one}`,
      body: { schema: contentSchema(type), multipart: true },
      answer: written,
      handler: async (request) => {
        const id = isSettings ? (await content.single(type))._id : readId(request)
        const ifVersion = readIfMatch(request)
        return withInput(request, type, services.media, uploadLimits, async (input) => {
          try {
            const record = await content.update(type, id, input, callerOf(request)._id, ifVersion)
            return {
              message: `${one} saved.`,
              [type.keys.one]: await answers.record(type, record, true),
            }
          } catch (error) {
            throw await answerConflict(error, type, id, services, answers)
          }
        })
      },
    })
  }
  if (can('delete')) {
    endpoints.push({
      method: 'DELETE',
      path: `${type.path}/:id`,
      access: 'admin',
      tag,
      summary: `Delete: ${one}`,
      answer: z.object({ message: z.string() }),
      async handler(request) {
        const id = readId(request)
        try {
          await content.remove(type, id, callerOf(request)._id, readIfMatch(request))
        } catch (error) {
          throw await answerConflict(error, type, id, services, answers)
        }
        return { message: `${one} deleted.` }
      },
    })
  }
  if (type.table === itemReview.table) endpoints.push(...reviewEndpoints(services, answers))
  return endpoints
}

function reviewEndpoints(services: Services, answers: ContentAnswers): Endpoint[] {
  const list = z.object({ reviewData: z.array(recordSchema(itemReview)) })
  return [
    {
      method: 'GET',
      path: `${itemReview.path}/ourCategoriesItem/:id`,
      access: 'public',
      tag: itemReview.labels.many,
      summary: 'The reviews of one product, newest first',
      answer: list,
      async handler(request) {
        const records = await services.reviews.ofProduct(readId(request))
        const isAdministrator = request.administrator !== null
        const page = boundedPage({}, isAdministrator)
        return {
          reviewData: await answers.records(
            itemReview,
            records.slice(0, page.limit || undefined),
            isAdministrator,
          ),
        }
      },
    },
    {
      method: 'GET',
      path: itemReview.path,
      access: 'admin',
      tag: itemReview.labels.many,
      summary: 'All reviews, newest first',
      query: pageQuery,
      answer: list.extend({ total: z.number() }),
      async handler(request) {
        const { records, total } = await services.reviews.list(readQuery(pageQuery, request.query))
        return { reviewData: await answers.records(itemReview, records, true), total }
      },
    },
  ]
}

/** A version that is no longer the present one is answered with the present record. */
export async function answerConflict(
  error: unknown,
  type: ContentType,
  id: string,
  services: Services,
  answers: ContentAnswers,
): Promise<unknown> {
  if (!(error instanceof RequestError) || !error.details.isStale) return error
  const current = await answers.record(type, await services.content.read(type, id), true)
  return new RequestError(error.status, error.message, { details: { current } })
}
