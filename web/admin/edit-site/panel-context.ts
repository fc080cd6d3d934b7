import { createContext, useContext } from 'react'
import type { FieldPlace } from './field-place.ts'

/** State of the fields panel that its sections share. */
export interface PanelState {
  /** Key of the open section, or null. */
  open: string | null
  onOpen: (section: string | null) => void
  /** Opens the section of a target and focuses its field. */
  onTarget: (target: string) => void
  /** Field that was asked for last; a new object each time. */
  wanted: FieldPlace | null
  /** Targets on the page; null until it is shown for the first time. */
  targets: ReadonlySet<string> | null
}

export const PanelContext = createContext<PanelState>({
  open: null,
  onOpen: () => {},
  onTarget: () => {},
  wanted: null,
  targets: null,
})

export function usePanel(): PanelState {
  return useContext(PanelContext)
}
