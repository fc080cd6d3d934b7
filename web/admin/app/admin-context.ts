import { createContext, useContext } from 'react'
import type { Administrator, SignedIn } from '../../../domain/api/accounts.ts'
import type { ListedPicture } from '../../../domain/api/pictures.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { Api } from './api-client.ts'
import type { UndoStack } from './undo-stack.ts'

export type PictureFile = Pick<ListedPicture, 'url' | 'width'>

/** Another file of a picture, in every place where it stands. */
export interface PictureChange {
  /** Address of the earlier file. */
  before: string
  after: PictureFile
}

export interface AdminContextValue {
  api: Api
  admin: Administrator | null
  /** Photos passed from the screen where they were chosen to the one that imports them. */
  handedOver: { photographs: File[] }
  /** Callbacks that store a draft of each form with unsaved changes. */
  unsaved: Set<() => void>
  /** Callbacks of forms whose record may be written outside of them. */
  recordListeners: Set<(written: readonly AnyRecord[]) => void>
  /** Callbacks of forms that may show a picture whose file changes. */
  pictureListeners: Set<(change: PictureChange) => void>
  undoStack: UndoStack
  /** Set after a sign-out: the next sign-in does not return to the previous person's screen. */
  hasLeft: boolean
  enter(signedIn: SignedIn): void
  /** Ends the session in this browser; drafts stay for the person who wrote them. */
  leave(): void
  /** The same for an expired session: the next sign-in returns to the current screen. */
  expire(): void
  /** Covers the screen until the promise settles. */
  whileBusy<T>(work: Promise<T>): Promise<T>
}

export const AdminContext = createContext<AdminContextValue | null>(null)

export function useAdmin(): AdminContextValue {
  const adminContext = useContext(AdminContext)
  if (adminContext === null) throw new Error('useAdmin must be used inside the back office.')
  return adminContext
}

export function useApi(): Api {
  return useAdmin().api
}
