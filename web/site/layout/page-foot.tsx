import type { ComponentType } from 'react'
import { useMatches } from 'react-router'

/** Handle of a page whose last element stands after the footer. */
export interface PageHandle {
  Foot: ComponentType
}

/** Last element of the current page, after the footer. */
export function PageFoot() {
  const handle = useMatches().at(-1)?.handle
  return hasFoot(handle) ? <handle.Foot /> : null
}

function hasFoot(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'Foot' in handle
}
