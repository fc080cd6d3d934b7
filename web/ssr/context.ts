import { createContext } from 'react-router'
import type { PageSubject } from '../../server/insights/page-view-counter.ts'
import type { RequestScope } from '../../server/pages/page-routes.ts'

export type { PageSubject }

export type Services = RequestScope['services']

/** What every loader can reach: the services, and the address under which the request came. */
export const scopeContext = createContext<RequestScope>()

/** A page while it is made. */
export interface PageHtml {
  /** The finished page: in the body of a `Response` it would be packed and unpacked again. */
  html: string | null
  /** What search engines are told of it. */
  facts: object[]
  /** What differs from the style sheet in all pages of this shop. */
  rules: string
  /** Of the content, before anything was read of it. */
  revision: string
  /** What is counted, if somebody looks at it. */
  subject: PageSubject
  /** When it shows something else though nobody writes; see `RenderedPage`. */
  expiresAt?: number
}

export const htmlContext = createContext<PageHtml>()
