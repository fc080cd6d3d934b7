import type { IncomingMessage } from 'node:http'
import { StorageUnavailableError } from './storage.ts'

const CHECK_INTERVAL_MS = 5_000
const STALL_TIMEOUT_MS = 15_000

/**
 * Stall timeout: destroys a response that has received nothing for long while its reader waits. A
 * slow reader leaves received bytes unread, which does not count as a stall.
 */
export function failOnStall(response: IncomingMessage): IncomingMessage {
  const { socket } = response
  let received = socket.bytesRead
  let stalledSince = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    if (socket.bytesRead !== received || response.readableLength > 0) {
      received = socket.bytesRead
      stalledSince = now
    } else if (now - stalledSince > STALL_TIMEOUT_MS) {
      response.destroy(new StorageUnavailableError('Nothing more came.'))
    }
  }, CHECK_INTERVAL_MS)
  timer.unref()
  response.once('close', () => clearInterval(timer))
  return response
}
