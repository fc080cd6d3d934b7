import type { ReactNode } from 'react'
import { useIsStatic } from '../content/page-output.ts'

/** Content for visitors without script. Pages of a static site have it without condition. */
export function NoScript({ children }: { children: ReactNode }) {
  return useIsStatic() ? children : <noscript>{children}</noscript>
}

/** Controls whose results come from the server, with script or without. */
export function NeedsServer({ children }: { children: ReactNode }) {
  return useIsStatic() ? null : children
}
