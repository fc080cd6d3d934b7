import type { FastifyRequest } from 'fastify'
import { contentEndpoints } from '../../domain/api/content.ts'
import { historyEndpoints } from '../../domain/api/history.ts'
import { anyRecord } from '../../domain/api/record.ts'
import { swapNames } from '../../domain/api/wire-names.ts'
import { type ContentType, resourceOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { recordLabel } from '../../domain/messages/api-message.ts'
import type { AccountService } from '../accounts/account-service.ts'
import { type Endpoint, implement, readIfMatch } from '../http/endpoint.ts'
import { notFound, withCurrent } from '../kernel/errors.ts'
import {
  type AuthorNames,
  toAdministratorResponse,
  toAuthorResponse,
  toWrittenRecordResponse,
} from './content-responses.ts'
import { createCurrentReader } from './content-routes.ts'
import type { ContentService } from './content-service.ts'
import type { HistoryService, RecordVersion } from './history-service.ts'

interface HistoryRouteServices {
  history: HistoryService
  accounts: AccountService
  content: ContentService
}

/** Reads the response of a record of a type with facts beside its fields. */
type OwnReader = (id: string, request: FastifyRequest) => Promise<Record<string, unknown>>
/** By table. */
type OwnReaders = ReadonlyMap<string, OwnReader>

/** Routes for history, trash and the activity log. */
export function createHistoryRoutes(
  services: HistoryRouteServices,
  ownReaders: OwnReaders,
): Endpoint[] {
  const { history, accounts } = services
  return [
    ...contentTypes.flatMap((type) => endpointsOf(type, services, ownReaders.get(type.table))),
    ...createTrashRoutes(services, ownReaders),
    implement(historyEndpoints.activity, async ({ query }) => {
      const { notes, total } = await history.activity(query)
      const names = await accounts.names()
      const activity = notes.map(({ sequence: _, by, ...note }) => ({
        ...note,
        by: toAuthorResponse(by, names),
      }))
      return { activity, total }
    }),
  ]
}

function endpointsOf(
  type: ContentType,
  services: HistoryRouteServices,
  readOwn?: OwnReader,
): Endpoint[] {
  const { history, accounts } = services
  const contracts = contentEndpoints(type)
  const readCurrent = createCurrentReader(type, services)
  return [
    implement(contracts.history, async ({ params, query }) => {
      const { versions, total } = await history.ofRecord(type, params.id, query)
      const names = await accounts.names()
      const revisions = versions.map((found) => {
        const { version, action, at, by } = found.note
        const state = toVersionResponse(found, names)
        return { version, action, at, by: toAuthorResponse(by, names), state }
      })
      return { revisions, total }
    }),
    implement(contracts.restore, async ({ params: { id, version }, currentUser, request, say }) => {
      const record = await withCurrent(
        () => readOwn?.(id, request) ?? readCurrent(id),
        () => history.restore(type, id, version, currentUser._id, readIfMatch(request)),
      )
      return {
        message: say('results.recordRestoredTo', { record: recordLabel(type), version }),
        [type.key]:
          (await readOwn?.(id, request)) ?? toWrittenRecordResponse(type, record, currentUser),
      }
    }),
  ]
}

function createTrashRoutes(services: HistoryRouteServices, ownReaders: OwnReaders): Endpoint[] {
  const { history, accounts } = services
  return [
    implement(historyEndpoints.trash, async ({ query }) => {
      const { deleted, total } = await history.trash(query)
      const names = await accounts.names()
      const trash = deleted.map((version) => ({
        _id: version.note.recordId,
        resource: resourceOf(version.type),
        name: version.note.name,
        deletedAt: version.note.at,
        deletedBy: toAuthorResponse(version.note.by, names),
        record: anyRecord.parse(swapNames(version.type, toVersionResponse(version, names))),
      }))
      return { trash, total }
    }),
    implement(historyEndpoints.bringBack, async ({ params, currentUser, request, say }) => {
      const [restored] = await history.bringBack({ ids: [params.id] }, currentUser._id)
      if (restored === undefined) throw notFound('deletedRecord')
      const { type, record } = restored
      const response =
        (await ownReaders.get(type.table)?.(record._id, request)) ??
        toWrittenRecordResponse(type, record, currentUser)
      return {
        message: say('results.recordRestored', { record: recordLabel(type) }),
        ...swapNames(type, { [type.key]: swapNames(type, response) }),
      }
    }),
    implement(historyEndpoints.bringManyBack, async ({ body, currentUser, say }) => {
      const restored = await history.bringBack(body, currentUser._id)
      const [first, ...others] = restored
      return {
        message:
          first !== undefined && others.length === 0
            ? say('results.recordRestored', { record: recordLabel(first.type) })
            : say('results.recordsRestored', { count: restored.length }),
        versions: Object.fromEntries(restored.map(({ record }) => [record._id, record.version])),
      }
    }),
  ]
}

function toVersionResponse({ type, note, state }: RecordVersion, names: AuthorNames) {
  return toAdministratorResponse(type, state, toAuthorResponse(note.by, names))
}
