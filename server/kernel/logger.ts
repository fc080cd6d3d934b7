import type { FastifyServerOptions } from 'fastify'
import { maskSecrets } from './log-redaction.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const standardError = 2

/**
 * Logs to standard error: JSON lines on a pipe, readable text on a terminal. Only the latter starts
 * a thread, which costs as much memory as the whole response cache.
 */
export function createLoggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  const common = {
    level,
    // The multipart parser logs all headers of a request.
    redact: ['req.headers', 'busboyOptions.headers', 'err.rawPacket'],
    // Applies to every line, at any level.
    hooks: { streamWrite: maskSecrets },
  }
  if (!process.stderr.isTTY) return { ...common, stream: process.stderr }
  return {
    ...common,
    transport: { target: 'pino-pretty', options: { destination: standardError } },
  }
}
