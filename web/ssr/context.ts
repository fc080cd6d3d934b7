import { createContext } from 'react-router'
import type { PageSubject } from '../../server/insights/page-view-counter.ts'
import type { PageOutput, RequestScope } from '../../server/pages/page-source.ts'

export type { PageOutput, PageSubject, RequestScope }

export type Services = RequestScope['services']

/** Context of every loader: the services, and the origin of the request. */
export const scopeContext = createContext<RequestScope>()

/** Facts about a page for the server, set during its rendering. */
export interface PageDetails {
  /** Subject of the view, which is counted if a visitor sees the page. */
  subject: PageSubject
  /** True for pages that insert styles in the browser, as the admin does. */
  insertsStyles: boolean
  /** Time at which the content changes without a write; see `RenderedPage`. */
  expiresAt?: number
}

export const pageContext = createContext<PageDetails>()
