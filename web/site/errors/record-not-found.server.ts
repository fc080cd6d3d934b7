/**
 * True for a 404 error of a service. Checks `status`, since the error's class is a different object
 * in each bundle.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}
