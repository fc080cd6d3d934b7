import { contentCalls } from '../../domain/api/content.ts'
import { historyCalls } from '../../domain/api/history.ts'
import { type ContentType, resourceOf } from '../../domain/content/define.ts'
import { contentTypes } from '../../domain/content/index.ts'
import type { ContentService } from '../content/service.ts'
import type { AccountService } from '../services/accounts.ts'
import type { HistoryService, RecordVersion } from '../services/history.ts'
import {
  type AuthorNames,
  answerAuthor,
  answerRecord,
  answerWritten,
  createContentAnswers,
} from './answers.ts'
import { answerConflict } from './content-routes.ts'
import { type Endpoint, implement, readIfMatch } from './endpoint.ts'

interface HistoryRouteServices {
  history: HistoryService
  accounts: AccountService
  content: ContentService
}

/** History, trash and the activity log. */
export function historyEndpoints(services: HistoryRouteServices): Endpoint[] {
  const { history, accounts } = services
  return [
    ...contentTypes.flatMap((type) => endpointsOf(type, services)),
    ...trashEndpoints(services),
    implement(historyCalls.activity, async ({ query }) => {
      const { notes, total } = await history.activity(query)
      const names = await accounts.names()
      const activity = notes.map(({ sequence: _, by, ...note }) => ({
        ...note,
        by: answerAuthor(by, names),
      }))
      return { activity, total }
    }),
  ]
}

function endpointsOf(type: ContentType, services: HistoryRouteServices): Endpoint[] {
  const { history, accounts } = services
  const calls = contentCalls(type)
  const answers = createContentAnswers(services)
  const one = type.labels.one
  return [
    implement(calls.history, async ({ params, query }) => {
      const { versions, total } = await history.ofRecord(type, params.id, query)
      const names = await accounts.names()
      const revisions = versions.map((found) => {
        const { version, action, at, by } = found.note
        const state = answerState(found, names)
        return { version, action, at, by: answerAuthor(by, names), state }
      })
      return { revisions, total }
    }),
    implement(calls.restore, async ({ params: { id, version }, caller, request }) => {
      const ifVersion = readIfMatch(request)
      try {
        const record = await history.restore(type, id, version, caller._id, ifVersion)
        return {
          message: `${one} is again as it was in version ${version}.`,
          [type.keys.one]: answerWritten(type, record, caller),
        }
      } catch (error) {
        throw await answerConflict(error, type, id, services, answers)
      }
    }),
  ]
}

function trashEndpoints(services: HistoryRouteServices): Endpoint[] {
  const { history, accounts } = services
  return [
    implement(historyCalls.trash, async ({ query }) => {
      const { deleted, total } = await history.trash(query)
      const names = await accounts.names()
      const trash = deleted.map((version) => ({
        _id: version.note.recordId,
        resource: resourceOf(version.type),
        name: version.note.name,
        deletedAt: version.note.at,
        deletedBy: answerAuthor(version.note.by, names),
        record: answerState(version, names),
      }))
      return { trash, total }
    }),
    implement(historyCalls.bringBack, async ({ params, caller }) => {
      const { type, record } = await history.bringBack(params.id, caller._id)
      return {
        message: `${type.labels.one} is back.`,
        [type.keys.one]: answerWritten(type, record, caller),
      }
    }),
  ]
}

function answerState({ type, note, state }: RecordVersion, names: AuthorNames) {
  return { ...answerRecord(type, state), updatedBy: answerAuthor(note.by, names) }
}
