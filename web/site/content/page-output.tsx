import { createContext, type ReactNode, useContext } from 'react'
import type { PageOutput } from '../../ssr/context.ts'

/** Use of the page that is rendered. In the browser it is always an ordinary one. */
export const PageOutputContext = createContext<PageOutput>({})

/** True on pages of a static site, which have neither scripts nor a server. */
export function useIsStatic(): boolean {
  return useContext(PageOutputContext).staticAddress !== undefined
}

/** Content for visitors without script. Pages of a static site have it without condition. */
export function NoScript({ children }: { children: ReactNode }) {
  return useIsStatic() ? children : <noscript>{children}</noscript>
}

/** Controls whose results come from the server, with script or without. */
export function NeedsServer({ children }: { children: ReactNode }) {
  return useIsStatic() ? null : children
}
