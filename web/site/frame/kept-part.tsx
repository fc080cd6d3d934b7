import { createContext, createElement, type ReactNode, useContext } from 'react'

/** The markup of parts that were drawn before, by their names; in a browser there are none. */
export const KeptPartsContext = createContext<ReadonlyMap<string, string> | null>(null)

/** What stands around a part while a page is drawn; it is taken out before the page is sent. */
export const keptPartTag = 'kept-part'

interface KeptPartProps {
  /** Says of which part and of what it depends on beside the shop's data. */
  name: string
  children: ReactNode
}

/**
 * A part that looks the same in many pages as long as the shop's data does. The server draws it once and
 * writes the same markup into the others; the browser takes it for its own. Nothing in it may use `useId`.
 */
export function KeptPart({ name, children }: KeptPartProps) {
  const parts = useContext(KeptPartsContext)
  if (parts === null) return children
  return createElement(keptPartTag, { id: name }, parts.has(name) ? null : children)
}
