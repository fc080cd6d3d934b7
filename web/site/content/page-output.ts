import { createContext, useContext } from 'react'
import type { PageOutput } from '../../ssr/context.ts'

/** Use of the page that is rendered. In the browser it is always an ordinary one. */
export const PageOutputContext = createContext<PageOutput>({})

/** True on pages of a static site, which have neither scripts nor a server. */
export function useIsStatic(): boolean {
  return useContext(PageOutputContext).staticAddress !== undefined
}
