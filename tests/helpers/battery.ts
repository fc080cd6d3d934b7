/** Whether this is the battery, and not the shorter form of it among all tests. */
export const isFull = process.env.BATTERY === 'full'

/** How many cases a test of the battery runs: few among all tests, all of them in `npm run battery`. */
export function casesOf({ few, all }: { few: number; all: number }): number {
  return isFull ? all : few
}

declare module 'vitest' {
  interface TaskMeta {
    /** For the battery's table. */
    cases?: number
  }
}
