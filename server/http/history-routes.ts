import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ContentType, resourceOf } from '../../domain/content/define.ts'
import { contentTypes } from '../../domain/content/index.ts'
import { badRequest } from '../errors.ts'
import type { RecordVersion } from '../services/history.ts'
import type { Services } from '../services.ts'
import { type AuthorNames, answerAuthor, answerRecord } from './answers.ts'
import { callerOf } from './auth.ts'
import { answerConflict, createContentAnswers } from './content-routes.ts'
import { type Endpoint, pageQuery, readId, readIfMatch, readQuery } from './endpoint.ts'
import { recordSchema } from './record-schema.ts'

const person = z.object({ _id: z.string(), name: z.string() }).nullable()
const action = z.enum(['create', 'update', 'delete', 'restore', 'arrange'])
const tag = 'History'

/**
 * History, trash and the activity log. `by` is null where the program itself wrote, or an
 * administrator who has been removed since; `at` is ISO 8601 in UTC. `restore` is the action of both
 * ways back: to an earlier version, and out of the trash.
 */
export function historyEndpoints(services: Services): Endpoint[] {
  return [
    ...contentTypes.flatMap((type) => endpointsOf(type, services)),
    ...trashEndpoints(services),
    {
      method: 'GET',
      path: '/activity',
      access: 'admin',
      tag,
      summary: 'Every write, newest first',
      query: pageQuery,
      // `recordId` is empty for `arrange`, which concerns a whole list; `resource` may be `orders`.
      answer: z.object({
        activity: z.array(
          z.object({
            resource: z.string(),
            recordId: z.string(),
            name: z.string(),
            action,
            version: z.number(),
            at: z.string(),
            by: person,
          }),
        ),
        total: z.number(),
      }),
      async handler(request) {
        const { notes, total } = await services.history.activity(
          readQuery(pageQuery, request.query),
        )
        const names = await services.accounts.names()
        const activity = notes.map(({ sequence: _, by, ...note }) => ({
          ...note,
          by: answerAuthor(by, names),
        }))
        return { activity, total }
      },
    },
  ]
}

function endpointsOf(type: ContentType, services: Services): Endpoint[] {
  const { history, accounts } = services
  const answers = createContentAnswers(services)
  const one = type.labels.one
  return [
    {
      method: 'GET',
      path: `${type.path}/:id/history`,
      access: 'admin',
      tag,
      summary: `What was written to one record, newest first: ${one}`,
      query: pageQuery,
      // `state` is the record as its own GET would have answered it then.
      answer: z.object({
        revisions: z.array(
          z.object({
            version: z.number(),
            action,
            at: z.string(),
            by: person,
            state: recordSchema(type),
          }),
        ),
        total: z.number(),
      }),
      async handler(request) {
        const { versions, total } = await history.ofRecord(
          type,
          readId(request),
          readQuery(pageQuery, request.query),
        )
        const names = await accounts.names()
        const revisions = versions.map((version) => {
          const { action, at, by } = version.note
          return {
            version: version.note.version,
            action,
            at,
            by: answerAuthor(by, names),
            state: answerState(version, names),
          }
        })
        return { revisions, total }
      },
    },
    {
      method: 'POST',
      path: `${type.path}/:id/history/:version`,
      access: 'admin',
      tag,
      summary: `Write an earlier state as a new version: ${one}`,
      answer: z.object({ message: z.string(), [type.keys.one]: recordSchema(type) }),
      async handler(request) {
        const id = readId(request)
        const version = readVersion(request)
        try {
          const record = await history.restore(
            type,
            id,
            version,
            callerOf(request)._id,
            readIfMatch(request),
          )
          return {
            message: `${one} is again as it was in version ${version}.`,
            [type.keys.one]: await answers.record(type, record, true),
          }
        } catch (error) {
          throw await answerConflict(error, type, id, services, answers)
        }
      },
    },
  ]
}

function trashEndpoints(services: Services): Endpoint[] {
  const { history, accounts } = services
  return [
    {
      method: 'GET',
      path: '/trash',
      access: 'admin',
      tag,
      summary: 'What was deleted in the last 30 days and not brought back since, newest first',
      query: pageQuery,
      // `record` is what the record's own GET answered last; `name` is how people knew it.
      answer: z.object({
        trash: z.array(
          z.object({
            _id: z.string(),
            resource: z.string(),
            name: z.string(),
            deletedAt: z.string(),
            deletedBy: person,
            record: z.looseObject({ _id: z.string() }),
          }),
        ),
        total: z.number(),
      }),
      async handler(request) {
        const { deleted, total } = await history.trash(readQuery(pageQuery, request.query))
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
      },
    },
    {
      method: 'POST',
      path: '/trash/:id',
      access: 'admin',
      tag,
      summary: 'Bring a deleted record back; answers it under the key of its own resource',
      answer: z.looseObject({ message: z.string() }),
      async handler(request) {
        const { type, record } = await history.bringBack(readId(request), callerOf(request)._id)
        return {
          message: `${type.labels.one} is back.`,
          [type.keys.one]: await createContentAnswers(services).record(type, record, true),
        }
      },
    },
  ]
}

function answerState({ type, note, state }: RecordVersion, names: AuthorNames) {
  return { ...answerRecord(type, state), updatedBy: answerAuthor(note.by, names) }
}

function readVersion(request: FastifyRequest): number {
  const { version } = z.object({ version: z.string() }).parse(request.params)
  if (!/^[0-9]{1,15}$/.test(version)) throw badRequest('The version must be a whole number.')
  return Number(version)
}
