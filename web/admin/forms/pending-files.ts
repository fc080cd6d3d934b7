import { createContext, useContext, useState } from 'react'

/** Files of a form that are being prepared; a save waits for them. */
export interface Preparations {
  track: <T>(work: Promise<T>) => Promise<T>
  wait: () => Promise<void>
}

export const PreparationsContext = createContext<Preparations>({
  track: (work) => work,
  wait: () => Promise.resolve(),
})

export function usePreparations(): Preparations {
  return useContext(PreparationsContext)
}

/** Preparations of one form. */
export function useOwnPreparations(): Preparations {
  const [preparations] = useState(createPreparations)
  return preparations
}

function createPreparations(): Preparations {
  const inProgress = new Set<Promise<unknown>>()
  return {
    track(work) {
      inProgress.add(work)
      return work.finally(() => inProgress.delete(work))
    },
    async wait() {
      await Promise.allSettled(inProgress)
    },
  }
}
