/** A transaction that gave way to another one: tried again, it may succeed. */
export function isToBeRetried(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error))
}

/** A database that cannot be reached, goes down, is full, or does not answer in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (unavailableClasses.some((start) => code.startsWith(start)) || unavailableCodes.has(code))
    return true
  if (!(error instanceof Error)) return false
  // Of that kind are the failures that end a connection, or let none begin.
  const isFatal = 'severity' in error && error.severity === 'FATAL'
  return isFatal || brokenConnection.test(error.message)
}

/** Connection exceptions, and what the server refuses for want of resources or by its operator. */
const unavailableClasses = ['08', '53', '57P']
const unavailableCodes = new Set([
  // The statement's or the lock's time is over.
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
