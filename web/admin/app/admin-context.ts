import { createContext, useContext } from 'react'
import type { Administrator, SignedIn } from '../../../domain/api/accounts.ts'
import type { Api } from './api-client.ts'

export interface AdminContextValue {
  api: Api
  /** Answers by address, so that going back shows a screen at once while it is asked for anew. */
  cache: Map<string, unknown>
  admin: Administrator | null
  /** Files on their way to the screen that they were chosen for on another one. */
  handedOver: { photographs: File[] }
  /** What keeps a draft of each form whose changes are not saved. */
  unsaved: Set<() => void>
  /** The last person went on purpose: the next one is not led to their screen. */
  hasLeft: boolean
  enter(signedIn: SignedIn): void
  /** Ends the session in this browser; drafts stay for the one who wrote them. */
  leave(): void
  /** The same for a session that has run out: signing in leads back to where one was. */
  expire(): void
  /** Covers the screen while the work lasts. */
  whileBusy<T>(work: Promise<T>): Promise<T>
}

export const AdminContext = createContext<AdminContextValue | null>(null)

export function useAdmin(): AdminContextValue {
  const adminContext = useContext(AdminContext)
  if (adminContext === null) throw new Error('This part belongs inside the back office.')
  return adminContext
}

export function useApi(): Api {
  return useAdmin().api
}
