import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ErrorResponse } from '../../domain/api/error-response.ts'

/**
 * Responds to malformed requests that Node.js rejects before there is a request object. The bytes
 * are not logged: they may contain a token.
 */
export function handleClientError(
  this: FastifyInstance,
  error: { code: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, message } = failureOf(error.code)
  const requestId = randomUUID()
  this.log.debug({ reqId: requestId, code: error.code, status }, 'A request could not be read')
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({ message, requestId } satisfies Partial<ErrorResponse>)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      `x-request-id: ${requestId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    // Destroy the socket, since the client may go on sending for ever.
    () => socket.destroy(),
  )
}

function failureOf(code: string): { status: number; message: string } {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, message: 'The request was too slow. Please try again.' }
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, message: 'The header of the request is too large.' }
    default:
      return { status: 400, message: 'The request could not be read.' }
  }
}
