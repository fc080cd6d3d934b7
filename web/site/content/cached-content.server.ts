import type { RouterContextProvider } from 'react-router'
import { about } from '../../../domain/content/about.ts'
import { carousel } from '../../../domain/content/carousel.ts'
import { category } from '../../../domain/content/category.ts'
import { chatMessages } from '../../../domain/content/chat-messages.ts'
import { contact } from '../../../domain/content/contact.ts'
import type { ContentType, RecordOf } from '../../../domain/content/content-type.ts'
import { gallery } from '../../../domain/content/gallery.ts'
import { openingHours } from '../../../domain/content/opening-hours.ts'
import { product } from '../../../domain/content/product.ts'
import { reviewVideo } from '../../../domain/content/review-video.ts'
import { settings } from '../../../domain/content/settings.ts'
import { slogan } from '../../../domain/content/slogan.ts'
import { socialCard } from '../../../domain/content/social-card.ts'
import { story } from '../../../domain/content/story.ts'
import { knownLanguages, type ShownLanguage } from '../../../domain/languages/language.ts'
import { type Services, scopeContext } from '../../ssr/context.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { shownLanguageOf } from './page-language.server.ts'
import { translateRecord } from './translation.server.ts'

/**
 * Content shared by pages, in the language of each, cached per revision of all content or per site
 * revision (everything but products).
 */
export const shared = {
  about: cacheSingle(about),
  carousel: cacheList(carousel),
  categories: cacheList(category),
  chatMessages: cacheSingle(chatMessages),
  contact: cacheSingle(contact),
  facets: cachePerRevision(readFacets),
  videos: cacheList(reviewVideo),
  gallery: cacheSingle(gallery),
  /** The latest products that Something Unique does not show. */
  latest: cachePerRevision(async ({ content, products }, shown) => {
    const records = await products.latest({ isOrdinary: true })
    return records.map((record) => translateRecord(content, product, record, shown))
  }),
  openingHours: cacheSingle(openingHours),
  settings: cacheSingle(settings),
  slogan: cacheSingle(slogan),
  socialCards: cacheList(socialCard),
  stories: cacheList(story),
  /** Total number of products. */
  stock: cachePerRevision(async ({ products }) => (await products.list({ limit: 1 })).total),
  unique: cachePerRevision(async ({ content, products }, shown) => {
    const { records } = await products.list({ unique: true })
    return records.map((record) => translateRecord(content, product, record, shown))
  }),
}

function cacheSingle<T extends ContentType>(type: T): Shared<RecordOf<T>> {
  return cachePerSiteRevision(async ({ content }, shown) =>
    translateRecord(content, type, await content.single(type), shown),
  )
}

function cacheList<T extends ContentType>(type: T): Shared<RecordOf<T>[]> {
  return cachePerSiteRevision(async ({ content }, shown) => {
    const { records } = await content.list(type)
    return records.map((record) => translateRecord(content, type, record, shown))
  })
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

/** A tag or material that the shop is filtered by, always in the default language. */
export interface NamedFacet {
  value: string
  count: number
  /** In the language of the page, if it differs. */
  name?: string
}

/** Filter values of live products with their names in a language. */
async function readFacets(
  { products, choices }: Pick<Services, 'products' | 'choices'>,
  shown: ShownLanguage,
) {
  const [facets, { tags, materials }, definitions] = await Promise.all([
    products.facets(),
    products.filterNames(shown),
    choices.definitions(shown),
  ])
  return {
    ...facets,
    tags: facets.tags.map((facet) => withName(facet, tags)),
    materials: facets.materials.map((facet) => withName(facet, materials)),
    choices: facets.choices.map((choice) => {
      const definition = definitions.get(choice._id)
      const names = new Map(definition?.values.map(({ _id, name }) => [_id, name]))
      const values = choice.values.map((value) => rename(value, shown, names.get(value._id)))
      return { ...rename(choice, shown, definition?.name), values }
    }),
  }
}

/** The same name is one that is not translated. */
function rename<N extends { name: string }>(
  named: N,
  { language, defaultLanguage }: ShownLanguage,
  name = named.name,
): N & WithFallbacks {
  const isFallback = name === named.name && language !== defaultLanguage
  return { ...named, name, ...(isFallback && { fallbacks: ['name'] }) }
}

function withName(
  facet: { value: string; count: number },
  names: ReadonlyMap<string, string>,
): NamedFacet {
  const name = names.get(facet.value.toLowerCase())
  return name === undefined ? facet : { ...facet, name }
}
