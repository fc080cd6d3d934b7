import { createContext } from 'react-router'
import type { PageSubject } from '../../server/insights/page-view-counter.ts'
import type { RequestScope } from '../../server/pages/page-source.ts'

export type { PageSubject, RequestScope }

export type Services = RequestScope['services']

/** Context of every loader: the services, and the origin of the request. */
export const scopeContext = createContext<RequestScope>()

/** Page during its rendering. */
export interface PageHtml {
  /** Rendered page. Not in the `Response`, whose body would be encoded and decoded again. */
  html: string | null
  /** Structured data for search engines (JSON-LD). */
  facts: object[]
  /** Site revision before any content was read. */
  revision: string
  /** Subject of the view, which is counted if a visitor sees the page. */
  subject: PageSubject
  /** Time at which the content changes without a write; see `RenderedPage`. */
  expiresAt?: number
}

export const htmlContext = createContext<PageHtml>()
