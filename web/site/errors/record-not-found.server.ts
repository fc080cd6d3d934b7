/** Whether a service answered that there is no such record. An instance does not survive the way here. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}
