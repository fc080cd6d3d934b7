import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import { maskSecrets } from './log-mask.ts'

const standardError = 2

/** The log goes to standard error: JSON lines on a pipe, readable on a terminal. */
export function createLoggerOptions(level: Config['logLevel']): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  const target = process.stderr.isTTY ? 'pino-pretty' : 'pino/file'
  return {
    level,
    // The reader of forms notes all headers of a request.
    redact: ['req.headers', 'busboyOptions.headers', 'err.rawPacket'],
    // Whoever writes a line, and at whatever level.
    hooks: { streamWrite: maskSecrets },
    transport: { target, options: { destination: standardError } },
  }
}
