import { createContext, useContext } from 'react'
import type { Api } from './api.ts'
import type { Admin, SignedIn } from './session.ts'

export interface Office {
  api: Api
  /** Answers by address, so that going back shows a screen at once while it is asked for anew. */
  cache: Map<string, unknown>
  admin: Admin | null
  enter(signedIn: SignedIn): void
  /** Ends the session in this browser. */
  leave(): void
  /** Covers the screen while the work lasts. */
  whileBusy<T>(work: Promise<T>): Promise<T>
}

export const OfficeContext = createContext<Office | null>(null)

export function useOffice(): Office {
  const office = useContext(OfficeContext)
  if (office === null) throw new Error('This part belongs inside the back office.')
  return office
}

export function useApi(): Api {
  return useOffice().api
}
