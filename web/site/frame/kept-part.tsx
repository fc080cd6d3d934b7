import { createContext, createElement, type ReactNode, useContext } from 'react'

/** What was drawn before, for a page that is being drawn. */
export interface KeptParts {
  /** The part's number in the page, and whether its markup is known. */
  place(name: string, of: unknown): { id: number; isKnown: boolean }
}

/** In a browser there are none. */
export const KeptPartsContext = createContext<KeptParts | null>(null)

/** What stands around a part while a page is drawn; it is taken out before the page is sent. */
export const keptPartTag = 'kept-part'

interface KeptPartProps {
  name: string
  /** What it depends on beside its name and the shop's data, as plain data. */
  of?: unknown
  children: ReactNode
}

/**
 * A part that looks the same in many pages as long as what it shows does. The server draws it once and
 * writes the same markup into the others; the browser takes it for its own. Nothing in it may use `useId`.
 */
export const KeptPart = import.meta.env.SSR
  ? PartOnServer
  : ({ children }: KeptPartProps) => children

function PartOnServer({ name, of, children }: KeptPartProps) {
  const parts = useContext(KeptPartsContext)
  if (parts === null) return children
  const { id, isKnown } = parts.place(name, of)
  return createElement(keptPartTag, { id }, isKnown ? null : children)
}
