import type { RouterContextProvider } from 'react-router'
import { about } from '../../domain/content/about.ts'
import { carousel } from '../../domain/content/carousel.ts'
import { category } from '../../domain/content/category.ts'
import { chatMessages } from '../../domain/content/chat-messages.ts'
import { contact } from '../../domain/content/contact.ts'
import { gallery } from '../../domain/content/gallery.ts'
import { openingHours } from '../../domain/content/opening-hours.ts'
import { reviewVideo } from '../../domain/content/review-video.ts'
import { settings } from '../../domain/content/settings.ts'
import { slogan } from '../../domain/content/slogan.ts'
import { socialCard } from '../../domain/content/social-card.ts'
import { story } from '../../domain/content/story.ts'
import { type Services, scopeContext } from '../context.ts'

/** What pages have in common, each of it read once for a revision of the content or of all but products. */
export const shared = {
  about: besideProducts(({ content }) => content.single(about)),
  carousel: besideProducts(async ({ content }) => (await content.list(carousel)).records),
  categories: besideProducts(async ({ content }) => (await content.list(category)).records),
  chatMessages: besideProducts(({ content }) => content.single(chatMessages)),
  contact: besideProducts(({ content }) => content.single(contact)),
  facets: perRevision(({ products }) => products.facets()),
  films: besideProducts(async ({ content }) => (await content.list(reviewVideo)).records),
  gallery: besideProducts(({ content }) => content.single(gallery)),
  latest: perRevision(({ products }) => products.latest()),
  openingHours: besideProducts(({ content }) => content.single(openingHours)),
  settings: besideProducts(({ content }) => content.single(settings)),
  slogan: besideProducts(({ content }) => content.single(slogan)),
  socialCards: besideProducts(async ({ content }) => (await content.list(socialCard)).records),
  stories: besideProducts(async ({ content }) => (await content.list(story)).records),
  /** Products in the whole shop. */
  stock: perRevision(async ({ products }) => (await products.list({ limit: 1 })).total),
  unique: perRevision(async ({ products }) => (await products.list({ unique: true })).records),
}

type Context = Readonly<RouterContextProvider>

/** Whoever asks while the content stands as it is gets the same answer, and must not change it. */
export function perRevision<T>(read: (services: Services) => Promise<T>): Shared<T> {
  return keptBy(
    (services) => services.createMemo<T>(),
    (context) => read(context.get(scopeContext).services),
  )
}

/** The same as long as nothing but products changes; what is read must not depend on any. */
export function besideProducts<T>(
  read: (services: Pick<Services, 'content'>) => Promise<T>,
): Shared<T> {
  return keptBy(
    (services) => services.createMemoBesideProducts<T>(),
    (context) => read(context.get(scopeContext).services),
  )
}

/** Upper bound of cached origins: a shop has few, but a visitor may make up any. */
const MAX_ORIGINS = 8

/** The same for each origin by which the shop is reached. */
export function besideProductsByOrigin<T>(read: (context: Context) => Promise<T>): Shared<T> {
  return keptBy(
    (services) => services.createMemoBesideProducts<T>(MAX_ORIGINS),
    read,
    (context) => context.get(scopeContext).origin,
  )
}

type Shared<T> = (context: Context) => Promise<T>
interface Memo<T> {
  get(key: string, make: () => Promise<T>): Promise<T>
}

function keptBy<T>(
  createMemo: (services: Services) => Memo<T>,
  read: (context: Context) => Promise<T>,
  keyOf: (context: Context) => string = () => '',
): Shared<T> {
  const memos = new WeakMap<Services, Memo<T>>()
  return async (context) => {
    const { services } = context.get(scopeContext)
    const memo = memos.get(services) ?? createMemo(services)
    memos.set(services, memo)
    return memo.get(keyOf(context), () => read(context))
  }
}
