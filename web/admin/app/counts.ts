import { createContext, useContext } from 'react'
import type { Counts } from '../../../domain/api/dashboard.ts'

interface CountsState {
  counts: Counts | undefined
  /** After a write that changes what is counted. */
  reload(): Promise<void>
}

export const CountsContext = createContext<CountsState>({
  counts: undefined,
  reload: async () => {},
})

/** How many there are of what, shared by the sidebar and the dashboard. */
export function useCounts(): CountsState {
  return useContext(CountsContext)
}
