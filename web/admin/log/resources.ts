import { about } from '../../../domain/content/about.ts'
import { carousel } from '../../../domain/content/carousel.ts'
import { category } from '../../../domain/content/category.ts'
import { contact } from '../../../domain/content/contact.ts'
import { type ContentType, resourceOf } from '../../../domain/content/define.ts'
import { gallery } from '../../../domain/content/gallery.ts'
import { contentTypes } from '../../../domain/content/index.ts'
import { itemReview } from '../../../domain/content/item-review.ts'
import { product } from '../../../domain/content/product.ts'
import { reviewVideo } from '../../../domain/content/review-video.ts'
import { settings } from '../../../domain/content/settings.ts'
import { slogan } from '../../../domain/content/slogan.ts'
import { socialCard } from '../../../domain/content/social-card.ts'
import { story } from '../../../domain/content/story.ts'

/** The type by which history, trash and activity speak of a record. */
export function typeOf(resource: string): ContentType | undefined {
  return contentTypes.find((type) => resourceOf(type) === resource)
}

/** Where a record is looked after: its form where it has a screen of its own, its list otherwise. */
const screens: Record<string, (id: string) => string> = {
  [category.table]: (id) => `/admin/manage-store/categories/${id}`,
  [product.table]: (id) => `/admin/manage-store/products/${id}`,
  [story.table]: (id) => `/admin/story-perpose/${id}`,
  [carousel.table]: () => '/admin/home-carosal',
  [slogan.table]: () => '/admin/slogan',
  [reviewVideo.table]: () => '/admin/happy-customer',
  [socialCard.table]: () => '/admin/media-manager',
  [about.table]: () => '/admin/aboutus',
  [gallery.table]: () => '/admin/about-gallery',
  [contact.table]: () => '/admin/contact',
  [itemReview.table]: () => '/admin/reviews',
  [settings.table]: () => '/admin/settings',
}

export function screenOf(resource: string, id: string): string | undefined {
  if (resource === 'orders') return '/admin/orders'
  const type = typeOf(resource)
  return type === undefined ? undefined : screens[type.table]?.(id)
}

/** What a resource is called, one record or the whole list of it. */
export function resourceWords(resource: string, many: boolean): string {
  if (resource === 'orders') return many ? 'Enquiries' : 'Enquiry'
  const type = typeOf(resource)
  if (type === undefined) return resource
  return many ? type.labels.many : type.labels.one
}
