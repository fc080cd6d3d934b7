import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorResponse } from '../../domain/api/error-response.ts'
import { message } from '../../domain/messages/api-message.ts'
import { type MessageWriter, writeErrors } from '../../domain/messages/message-writer.ts'
import { isDatabaseUnavailable } from '../db/postgres-errors.ts'
import { isLocked } from '../db/sqlite-driver.ts'
import { isDiskFull, nothingHere, RequestError, unavailable } from '../kernel/errors.ts'
import { writerOf } from './request-language.ts'

/** Sends every error in the API's one error format. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendError(nothingHere(), request, reply))
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = error instanceof RequestError ? error : translate(error)
  if (hasHungUp(error)) request.log.info('The sender hung up')
  else if (failure.status >= 500) request.log.error({ err: error }, 'The request failed')
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  // Read the rest of a body that is too large: a client receives the response only after sending it.
  if (failure.status === 413) reply.removeHeader('connection')
  return reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ ...toResponse(failure, writerOf(request)), requestId: request.id })
}

function toResponse(
  { said, errors, properties }: RequestError,
  write: MessageWriter,
): Omit<ErrorResponse, 'requestId'> {
  return {
    message: write(said),
    ...(errors && { errors: writeErrors(errors, write) }),
    ...properties,
    ...said,
    ...(errors && { details: errors }),
  }
}

/** Hides details from the client: the log has the error under the request id. */
function translate(error: unknown): RequestError {
  if (isDiskFull(error)) return unavailable(message('requests.diskFull'))
  if (isLocked(error)) return unavailable(message('requests.databaseLocked'))
  if (isStorageUnavailable(error)) return unavailable(message('requests.unavailable'))
  const status = statusOf(error) ?? 500
  switch (status) {
    // The static plug-in rejects paths outside of its folder with 403; respond as for any missing
    // file.
    case 403:
    case 404:
      return nothingHere()
    case 413:
      return new RequestError(413, message('requests.tooLarge'))
    case 415:
      return new RequestError(415, message('requests.notJsonOrForm'))
    default:
      if (status >= 400 && status < 500)
        return new RequestError(400, message('requests.unreadableBody'))
      return new RequestError(500, message('requests.serverFailed'))
  }
}

/** True if the client disconnected while sending the body; nobody receives the response. */
function hasHungUp(error: unknown): boolean {
  if (!(error instanceof Error) || error.message !== 'aborted') return false
  return 'code' in error && error.code === 'ECONNRESET'
}

/**
 * True for a full or read-only disk, or a database that is unreachable or locked by another
 * program.
 */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const storageErrorCodes = ['EROFS', 'EACCES', 'EIO', 'EMFILE']
  if ('code' in error && storageErrorCodes.includes(String(error.code))) return true
  if (isDiskFull(error) || isDatabaseUnavailable(error) || isLocked(error)) return true
  return /disk I\/O error/.test(error.message)
}

function statusOf(error: unknown): number | undefined {
  return isFastifyError(error) ? error.statusCode : undefined
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error
}
