import { type ContentType, resourceOf } from '../../../../domain/content/content-type.ts'
import type { TableName } from '../../../../domain/content/content-types.ts'
import { translationsPath } from '../gaps/translations-path.ts'
import { aboutScreens } from './about-screens.ts'
import { accountParts } from './account-sections.ts'
import { carouselScreens } from './carousel-screens.ts'
import { categoryScreens } from './category-screens.ts'
import { chatMessagesScreens } from './chat-messages-screens.ts'
import { choiceScreens } from './choice-screens.ts'
import { contactScreens } from './contact-screens.ts'
import { galleryScreens } from './gallery-screens.ts'
import { itemReviewScreens } from './item-review-screens.ts'
import { openingHoursScreens } from './opening-hours-screens.ts'
import { pageTextsScreens } from './page-texts-screens.ts'
import { productScreens } from './product-screens.ts'
import { reviewVideoScreens } from './review-video-screens.ts'
import { roomScreens } from './room-screens.ts'
import type { ContentScreens, Screen } from './screen-definition.ts'
import { settingsScreens } from './settings-screens.ts'
import { sloganScreens } from './slogan-screens.ts'
import { socialCardScreens } from './social-card-screens.ts'
import { storyScreens } from './story-screens.ts'

/** Compile-time check that every content type has its own screens. */
type ScreensOfTypes = { [Table in TableName]: ContentScreens<ContentType & { table: Table }> }

/** Every screen of the menu in order; those of a content type by its table. */
const byName = {
  dashboard: { label: 'Dashboard', address: '/admin', icon: 'home', part: 'today' },
  enquiries: { label: 'Enquiries', address: '/admin/orders', icon: 'chat', part: 'today' },
  carousel: carouselScreens,
  category: categoryScreens,
  choice: choiceScreens,
  product: productScreens,
  unique: {
    label: 'Something Unique',
    address: '/admin/manage-store/unique',
    icon: 'store',
    part: 'site',
    group: 'Manage Store',
  },
  room: roomScreens,
  item_review: itemReviewScreens,
  about: aboutScreens,
  contact: contactScreens,
  story: storyScreens,
  gallery: galleryScreens,
  review_video: reviewVideoScreens,
  social_card: socialCardScreens,
  edit_site: {
    label: 'Edit site',
    address: '/admin/edit-site',
    icon: 'edit',
    part: 'site',
    group: 'Texts',
  },
  page_texts: pageTextsScreens,
  slogan: sloganScreens,
  chat_messages: chatMessagesScreens,
  opening_hours: openingHoursScreens,
  translations: {
    label: 'Translations',
    address: translationsPath,
    icon: 'globe',
    part: 'site',
    group: 'Texts',
  },
  settings: settingsScreens,
  feeds: {
    label: 'Feeds',
    address: '/admin/feeds',
    icon: 'link',
    part: 'shop',
    group: 'Shop',
    access: 'owner',
  },
  backups: {
    label: 'Backups',
    address: '/admin/backups',
    icon: 'archive',
    part: 'shop',
    group: 'Shop',
    access: 'owner',
  },
  administrators: {
    label: 'Administrators',
    address: '/admin/users',
    icon: 'users',
    part: 'shop',
    group: 'Shop',
    access: 'owner',
  },
  activity: { label: 'Activity', address: '/admin/activity', icon: 'pulse', part: 'foot' },
  trash: { label: 'Trash', address: '/admin/trash', icon: 'trash', part: 'foot' },
  account: {
    label: 'My account',
    address: '/admin/account',
    icon: 'key',
    part: 'foot',
    parts: accountParts,
  },
} satisfies ScreensOfTypes & Record<string, Screen>

export const allScreens: readonly Screen[] = Object.values<Screen>(byName)

export const contentScreens: readonly ContentScreens[] = allScreens.filter(isOfContent)

/** Screens of a resource in history, trash and references. */
export function screensOfResource(resource: string): ContentScreens | undefined {
  return contentScreens.find(({ type }) => resourceOf(type) === resource)
}

/** Screens of a type by the path of the first, with or without a trailing slash. */
export function screensAt(pathname: string): ContentScreens | undefined {
  return contentScreens.find(({ address }) => address === pathname.replace(/\/$/, ''))
}

/** Path of a record: its form if that has a path, else its screen. */
export function recordAddress({ type, form, address }: ContentScreens, id: string): string {
  return form === 'page' && !type.single ? `${address}/${id}` : address
}

function isOfContent(screen: Screen): screen is ContentScreens {
  return 'type' in screen
}
