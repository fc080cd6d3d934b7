import { createContext, useContext } from 'react'
import type { z } from 'zod'
import { countsSchema } from '../records.ts'

export type Counts = z.infer<typeof countsSchema>['data']

interface CountsState {
  counts: Counts | undefined
  /** After a write that changes what is counted. */
  reload(): Promise<void>
}

export const countsCall = { path: '/ourCategories/counts/total', answer: countsSchema }

export const CountsContext = createContext<CountsState>({
  counts: undefined,
  reload: async () => {},
})

/** How many there are of what, shared by the sidebar and the dashboard. */
export function useCounts(): CountsState {
  return useContext(CountsContext)
}
