import type { IncomingMessage } from 'node:http'
import { StorageAwayError } from './storage.ts'

const interval = 5_000
const longest = 15_000

/**
 * Ends an answer from which nothing came for long although somebody waits for it. One whose reader takes
 * their time has something left to read, and is let alone.
 */
export function failWhenSilent(answer: IncomingMessage): IncomingMessage {
  const { socket } = answer
  let received = socket.bytesRead
  let silentSince = performance.now()
  const watching = setInterval(() => {
    const now = performance.now()
    if (socket.bytesRead !== received || answer.readableLength > 0) {
      received = socket.bytesRead
      silentSince = now
    } else if (now - silentSince > longest) {
      answer.destroy(new StorageAwayError('Nothing more came.'))
    }
  }, interval)
  watching.unref()
  answer.once('close', () => clearInterval(watching))
  return answer
}
