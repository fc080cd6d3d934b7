import type { Services } from './services.ts'

/** What one page request may use. `origin` is the site's address without a trailing slash. */
export interface RequestScope {
  services: Services
  origin: string
}
