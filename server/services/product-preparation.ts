import type { ContentRevision } from '../content-revision.ts'

/** How often a process looks whether something has to be prepared, in milliseconds. */
const interval = 1_000

/** Makes a large shop ready for its first visitors, after a start and after writes that made it forget. */
export interface ProductPreparation {
  /** Prepares what is not yet. */
  look(): Promise<void>
  /** Looks from now on whenever nobody has written for a while, and first when the start is over. */
  start(onFailure: (error: unknown) => void): void
  /** Ends when nothing is being prepared any more. */
  stop(): Promise<void>
}

/** `prepare` is told how to see that it is to end. */
export function createProductPreparation(
  revision: Pick<ContentRevision, 'current'>,
  prepare: (isStopped: () => boolean) => Promise<void>,
): ProductPreparation {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let preparedFor = -1
  let seen = -1
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    const current = await revision.current()
    if (current === preparedFor || isStopped) return
    await prepare(() => isStopped)
    preparedFor = current
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }

  async function lookIfStill(): Promise<void> {
    const current = await revision.current()
    const isStill = current === seen
    seen = current
    if (isStill) await lookOnce()
  }

  return {
    look: lookOnce,
    start(onFailure) {
      timer = setInterval(() => lookIfStill().catch(onFailure), interval)
      timer.unref()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      // What failed has been told to whom it concerns.
      await looking?.catch(() => {})
    },
  }
}
