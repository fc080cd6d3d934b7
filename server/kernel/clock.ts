/** The present as records store it: ISO 8601 in UTC. */
export function now(): string {
  return new Date().toISOString()
}

/** A moment the given milliseconds before the present. */
export function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString()
}

export const minute = 60_000
export const day = 24 * 60 * minute
