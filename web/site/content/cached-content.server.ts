import type { RouterContextProvider } from 'react-router'
import { about } from '../../../domain/content/about.ts'
import { carousel } from '../../../domain/content/carousel.ts'
import { category } from '../../../domain/content/category.ts'
import { chatMessages } from '../../../domain/content/chat-messages.ts'
import { contact } from '../../../domain/content/contact.ts'
import { gallery } from '../../../domain/content/gallery.ts'
import { openingHours } from '../../../domain/content/opening-hours.ts'
import { reviewVideo } from '../../../domain/content/review-video.ts'
import { settings } from '../../../domain/content/settings.ts'
import { slogan } from '../../../domain/content/slogan.ts'
import { socialCard } from '../../../domain/content/social-card.ts'
import { story } from '../../../domain/content/story.ts'
import { knownLanguages } from '../../../domain/languages/language.ts'
import type { ShownLanguage } from '../../../domain/languages/shown-language.ts'
import { type Services, scopeContext } from '../../ssr/context.ts'
import { shownLanguageOf } from './page-language.server.ts'

/**
 * Content shared by pages, cached per revision of all content or per site revision (everything but
 * products).
 */
export const shared = {
  about: cachePerSiteRevision(({ content }) => content.single(about)),
  carousel: cachePerSiteRevision(async ({ content }) => (await content.list(carousel)).records),
  categories: cachePerSiteRevision(async ({ content }) => (await content.list(category)).records),
  chatMessages: cachePerSiteRevision(({ content }) => content.single(chatMessages)),
  contact: cachePerSiteRevision(({ content }) => content.single(contact)),
  facets: cachePerRevision(({ products }) => products.facets()),
  videos: cachePerSiteRevision(async ({ content }) => (await content.list(reviewVideo)).records),
  gallery: cachePerSiteRevision(({ content }) => content.single(gallery)),
  /** The latest products that Something Unique does not show. */
  latest: cachePerRevision(({ products }) => products.latest({ isOrdinary: true })),
  openingHours: cachePerSiteRevision(({ content }) => content.single(openingHours)),
  settings: cachePerSiteRevision(({ content }) => content.single(settings)),
  slogan: cachePerSiteRevision(({ content }) => content.single(slogan)),
  socialCards: cachePerSiteRevision(
    async ({ content }) => (await content.list(socialCard)).records,
  ),
  stories: cachePerSiteRevision(async ({ content }) => (await content.list(story)).records),
  /** Total number of products. */
  stock: cachePerRevision(async ({ products }) => (await products.list({ limit: 1 })).total),
  unique: cachePerRevision(async ({ products }) => (await products.list({ unique: true })).records),
}

type Context = Readonly<RouterContextProvider>

/**
 * Caches a value per language until the content changes. Callers share the value and must not
 * mutate it.
 */
export function cachePerRevision<T>(
  read: (services: Services, shown: ShownLanguage) => Promise<T>,
): Shared<T> {
  return cachedBy(
    (services) => services.createRevisionCache<T>(),
    (context) => read(context.get(scopeContext).services, shownLanguageOf(context)),
  )
}

/**
 * Caches a value per language until anything but products changes; it must not depend on products.
 */
export function cachePerSiteRevision<T>(
  read: (services: Pick<Services, 'content'>, shown: ShownLanguage) => Promise<T>,
): Shared<T> {
  return cachedBy(
    (services) => services.createSiteRevisionCache<T>(),
    (context) => read(context.get(scopeContext).services, shownLanguageOf(context)),
  )
}

/** Maximum number of cached origins: a shop has few, but clients may send any Host header. */
const MAX_ORIGINS = 8

/** Caches a value per site revision, language and origin of the request. */
export function cachePerSiteRevisionAndOrigin<T>(
  read: (context: Context) => Promise<T>,
): Shared<T> {
  return cachedBy(
    (services) => services.createSiteRevisionCache<T>(MAX_ORIGINS * knownLanguages.length),
    read,
    (context) => context.get(scopeContext).origin,
  )
}

type Shared<T> = (context: Context) => Promise<T>
interface Memo<T> {
  get(key: string, make: () => Promise<T>): Promise<T>
}

function cachedBy<T>(
  createRevisionCache: (services: Services) => Memo<T>,
  read: (context: Context) => Promise<T>,
  keyOf: (context: Context) => string = () => '',
): Shared<T> {
  const memos = new WeakMap<Services, Memo<T>>()
  return async (context) => {
    const { services, language } = context.get(scopeContext)
    const memo = memos.get(services) ?? createRevisionCache(services)
    memos.set(services, memo)
    return memo.get(`${language} ${keyOf(context)}`, () => read(context))
  }
}
