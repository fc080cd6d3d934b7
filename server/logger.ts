import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

const standardError = 2

/** The log goes to standard error: JSON lines on a pipe, readable on a terminal. */
export function createLoggerOptions(level: Config['logLevel']): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  const target = process.stderr.isTTY ? 'pino-pretty' : 'pino/file'
  return {
    level,
    redact: ['req.headers.authorization'],
    transport: { target, options: { destination: standardError } },
  }
}
