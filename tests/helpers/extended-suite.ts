/** True in the extended suite (`npm run test:extended`), false in `npm test`, which runs fewer cases. */
export const isFull = process.env.TEST_SIZE === 'full'

/** Number of cases that a test runs: `few` in `npm test`, `all` in the extended suite. */
export function casesOf({ few, all }: { few: number; all: number }): number {
  return isFull ? all : few
}
