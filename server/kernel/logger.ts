import type { FastifyServerOptions } from 'fastify'

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

const hidden = '[hidden]'

/** Patterns of secrets that logs must not contain, with their replacements. */
const secrets: [RegExp, string][] = [
  // One-time links, with plain or encoded slashes.
  [/((?:\/|%2f)(?:invitations|setup)(?:\/|%2f)+)[^\s"'/?#&\\]+/gi, `$1${hidden}`],
  [/\b((?:bearer|basic)\s+)[\w.~+/=-]+/gi, `$1${hidden}`],
  [/([?&](?:token|password)=)[^\s"'&#\\]+/gi, `$1${hidden}`],
  [
    /("(?:set-)?(?:cookie|authorization|password|currentPassword|newPassword|token)":)"(?:[^"\\]|\\.)*"/gi,
    `$1"${hidden}"`,
  ],
  // Any other text of a token's length: 256 bits in base64url.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, hidden],
]

/** A log line without tokens, passwords, cookies and one-time links. */
export function maskSecrets(line: string): string {
  return secrets.reduce((text, [secret, rest]) => text.replace(secret, rest), line)
}
