import type { FastifyServerOptions } from 'fastify'
import { maskSecrets } from './log-redaction.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const standardError = 2

/**
 * The log goes to standard error: JSON lines on a pipe, readable on a terminal. Only the latter takes a
 * thread, which costs as much memory as all the pages that are kept.
 */
export function createLoggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  const common = {
    level,
    // The reader of forms notes all headers of a request.
    redact: ['req.headers', 'busboyOptions.headers', 'err.rawPacket'],
    // Whoever writes a line, and at whatever level.
    hooks: { streamWrite: maskSecrets },
  }
  if (!process.stderr.isTTY) return { ...common, stream: process.stderr }
  return {
    ...common,
    transport: { target: 'pino-pretty', options: { destination: standardError } },
  }
}
