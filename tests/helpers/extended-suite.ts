/** True in the extended suite, false in the shorter form that all tests include. */
export const isFull = process.env.TEST_SIZE === 'full'

/** How many cases a test of the extended suite runs: few among all tests, all of them in `npm run test:extended`. */
export function casesOf({ few, all }: { few: number; all: number }): number {
  return isFull ? all : few
}

declare module 'vitest' {
  interface TaskMeta {
    /** For the table of the extended suite. */
    cases?: number
  }
}
