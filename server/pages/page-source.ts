import type { FastifyInstance } from 'fastify'
import type { Language, ShopLanguages } from '../../domain/languages/language.ts'
import type { PresentedQuotation } from '../../domain/quotation/quotation.ts'
import type { ChoiceService } from '../catalogue/choices/choice-service.ts'
import type { ProductPreviewService } from '../catalogue/product-preview-service.ts'
import type { ProductService } from '../catalogue/product-service.ts'
import type { ReviewService } from '../catalogue/review-service.ts'
import type { RoomService } from '../catalogue/room-service.ts'
import type { SuggestionService } from '../catalogue/search/suggestion-service.ts'
import type { ContentService } from '../content/content-service.ts'
import type { HistoryService } from '../content/history-service.ts'
import type { PageAddresses } from '../content/page-urls.ts'
import type { ContentRevision } from '../db/content-revision.ts'
import type { PageSubject } from '../insights/page-view-counter.ts'
import type { RevisionScopedCache } from '../response-cache/revision-scoped-cache.ts'
import type { ProductDraft } from './product-draft.ts'

/** Services that the pages' loaders read. */
export interface PageServices {
  content: ContentService
  products: ProductService
  choices: ChoiceService
  rooms: RoomService
  suggestions: SuggestionService
  productPreviews: ProductPreviewService
  reviews: ReviewService
  history: HistoryService
  pageAddresses: PageAddresses
  revision: ContentRevision
  createRevisionCache<T>(): RevisionScopedCache<T>
  createSiteRevisionCache<T>(maxEntries?: number): RevisionScopedCache<T>
}

/** Language of a page, and all that the shop has. */
export interface ScopeLanguages {
  language: Language
  languages: ShopLanguages
}

/** Use of a page that is no ordinary one. */
export interface PageOutput {
  /** True for a page that nothing runs on. */
  isInert?: boolean
  /** True for a page that is a document by itself, without the frame of the site. */
  isDocument?: boolean
  /** Address in a static site of a path with a query; noted, so that the page is exported as well. */
  staticAddress?: (path: string) => string
}

/** Context of one page request. `origin` is the site's base URL without a trailing slash. */
export interface RequestScope extends ScopeLanguages, PageOutput {
  services: PageServices
  origin: string
  /** Renders the 429 page instead. */
  isBusy?: boolean
  /** Product of the preview page, with unsaved values. */
  draft?: ProductDraft
  /** Quotation of its page. */
  quotation?: OpenedQuotation
}

/** Quotation whose page somebody opened by its token. */
interface OpenedQuotation {
  quotation: PresentedQuotation
  /** Path of its page, which holds the token. */
  path: string
  /** True for the response to an acceptance that came too late. */
  isRefused: boolean
}

export interface RenderedPage {
  response: Response
  /** True for pages that insert styles in the browser, as the admin does. */
  insertsStyles?: boolean
  subject?: PageSubject
  /** Time at which the page becomes stale without a write, in milliseconds since 1970. */
  expiresAt?: number | undefined
}

export type RenderPage = (request: Request, scope: RequestScope) => Promise<RenderedPage>

/** Source of pages: the production build, or Vite in development. */
export interface PageSource {
  /** Adds routes for scripts and styles. */
  addAssets(app: FastifyInstance): Promise<void>
  render(): Promise<RenderPage>
  /** Disables the policy for inline scripts of development tools. */
  isDevelopment: boolean
}
