/** True for serialisation failures and deadlocks: a retry may succeed. */
export function isToBeRetried(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error))
}

/** True if the database is unreachable, shutting down, full, or too slow. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (unavailableClasses.some((start) => code.startsWith(start)) || unavailableCodes.has(code))
    return true
  if (!(error instanceof Error)) return false
  // FATAL errors end a connection or prevent it.
  const isFatal = 'severity' in error && error.severity === 'FATAL'
  return isFatal || brokenConnection.test(error.message)
}

/** SQLSTATE classes for connection exceptions, insufficient resources and operator intervention. */
const unavailableClasses = ['08', '53', '57P']
const unavailableCodes = new Set([
  // Statement timeout and lock timeout.
  '57014',
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
])
const brokenConnection =
  /^Connection terminated|timeout exceeded when trying to connect|^Client has encountered a connection error/

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
