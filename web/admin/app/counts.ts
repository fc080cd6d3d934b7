import { createContext, useContext } from 'react'
import type { Counts } from '../../../domain/api/dashboard.ts'

interface CountsState {
  counts: Counts | undefined
  /** Refetches the counts, after a write that changes them. */
  reload(): Promise<void>
}

export const CountsContext = createContext<CountsState>({
  counts: undefined,
  reload: async () => {},
})

/** Record counts, shared by the sidebar and the dashboard. */
export function useCounts(): CountsState {
  return useContext(CountsContext)
}
