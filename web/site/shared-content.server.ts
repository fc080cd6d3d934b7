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

/** What pages have in common, each of it read once for a revision of the content. */
export const shared = {
  about: perRevision(({ content }) => content.single(about)),
  carousel: perRevision(async ({ content }) => (await content.list(carousel)).records),
  categories: perRevision(async ({ content }) => (await content.list(category)).records),
  chatMessages: perRevision(({ content }) => content.single(chatMessages)),
  contact: perRevision(({ content }) => content.single(contact)),
  facets: perRevision(({ products }) => products.facets()),
  films: perRevision(async ({ content }) => (await content.list(reviewVideo)).records),
  gallery: perRevision(({ content }) => content.single(gallery)),
  latest: perRevision(({ products }) => products.latest()),
  openingHours: perRevision(({ content }) => content.single(openingHours)),
  settings: perRevision(({ content }) => content.single(settings)),
  slogan: perRevision(({ content }) => content.single(slogan)),
  socialCards: perRevision(async ({ content }) => (await content.list(socialCard)).records),
  stories: perRevision(async ({ content }) => (await content.list(story)).records),
  /** Products in the whole shop. */
  stock: perRevision(async ({ products }) => (await products.list({ limit: 1 })).total),
  unique: perRevision(async ({ products }) => (await products.list({ unique: true })).records),
}

type Context = Readonly<RouterContextProvider>

/** Whoever asks while the content stands as it is gets the same answer, and must not change it. */
export function perRevision<T>(
  read: (services: Services) => Promise<T>,
): (context: Context) => Promise<T> {
  const memos = new WeakMap<Services, { get(key: string, make: () => Promise<T>): Promise<T> }>()
  return async (context) => {
    const { services } = context.get(scopeContext)
    const memo = memos.get(services) ?? services.createMemo<T>()
    memos.set(services, memo)
    return memo.get('', () => read(services))
  }
}
