import type { Role } from '../../../../domain/api/credentials.ts'
import { type ContentType, resourceOf } from '../../../../domain/content/content-type.ts'
import type { TableName } from '../../../../domain/content/content-types.ts'
import { settings } from '../../../../domain/content/settings.ts'
import {
  categoryScreens,
  choiceScreens,
  itemReviewScreens,
  productScreens,
  roomScreens,
} from './catalogue-screens.ts'
import {
  aboutScreens,
  carouselScreens,
  chatMessagesScreens,
  contactScreens,
  galleryScreens,
  openingHoursScreens,
  pageTextsScreens,
  reviewVideoScreens,
  sloganScreens,
  socialCardScreens,
  storyScreens,
} from './page-screens.ts'
import { pictureScreens } from './picture-screens.ts'
import { quotationScreens } from './quotation-screens.ts'
import { redirectScreens } from './redirect-screens.ts'
import { type ContentScreens, describeScreens, type Screen } from './screen-definition.ts'

/** Path of the overview of translations. */
export const translationsPath = '/admin/translations'

const searchWordsPath = '/admin/settings/search-words'

export const settingsScreens = describeScreens(settings, {
  address: '/admin/settings',
  icon: 'settings',
  part: 'shop',
  group: 'shop',
  access: 'owner',
  form: 'screen',
  below: ['search-words'],
  sections: [
    { id: 'brand', rows: [['brandName'], ['logo'], ['accentColor'], ['blurb'], ['shareImage']] },
    {
      id: 'place',
      rows: [['phoneCountryCode', 'defaultCity'], ['timeZone', 'currency'], ['languages']],
      link: translationsPath,
    },
    { id: 'words', rows: [['synonyms']], link: searchWordsPath },
    {
      id: 'quotations',
      rows: [['quotationNumber', 'quotationDays'], ['quotationTerms'], ['upiId'], ['bankLine']],
    },
    { id: 'search', rows: [['metaTitle'], ['metaDescription']] },
  ],
  elsewhere: { disabledVocabularyGroups: searchWordsPath, feeds: '/admin/feeds' },
  hints: { quotationNumber: { isNumberPattern: true } },
})

/** Sections of one's own account: URL hash to the path of the label. */
export const accountParts = {
  language: 'screenParts.account.language',
  password: 'screenParts.account.password',
  sessions: 'screenParts.account.sessions',
  'second-step': 'screenParts.account.second-step',
} as const

/** Compile-time check that every content type has its own screens. */
type ScreensOfTypes = { [Table in TableName]: ContentScreens<ContentType & { table: Table }> }

/** Every screen of the menu in order; those of a content type by its table. */
const byName = {
  dashboard: { label: 'screens.dashboard', address: '/admin', icon: 'home', part: 'today' },
  enquiries: { label: 'screens.enquiries', address: '/admin/orders', icon: 'chat', part: 'today' },
  quotation: quotationScreens,
  carousel: carouselScreens,
  category: categoryScreens,
  choice: choiceScreens,
  product: productScreens,
  unique: {
    label: 'screens.unique',
    address: '/admin/manage-store/unique',
    icon: 'store',
    part: 'site',
    group: 'manageStore',
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
    label: 'screens.editSite',
    address: '/admin/edit-site',
    icon: 'edit',
    part: 'site',
    group: 'texts',
  },
  page_texts: pageTextsScreens,
  slogan: sloganScreens,
  chat_messages: chatMessagesScreens,
  opening_hours: openingHoursScreens,
  translations: {
    label: 'screens.translations',
    address: translationsPath,
    icon: 'globe',
    part: 'site',
    group: 'texts',
  },
  picture: pictureScreens,
  settings: settingsScreens,
  redirect: redirectScreens,
  feeds: {
    label: 'screens.feeds',
    address: '/admin/feeds',
    icon: 'link',
    part: 'shop',
    group: 'shop',
    access: 'owner',
  },
  backups: {
    label: 'screens.backups',
    address: '/admin/backups',
    icon: 'archive',
    part: 'shop',
    group: 'shop',
    access: 'owner',
  },
  administrators: {
    label: 'screens.administrators',
    address: '/admin/users',
    icon: 'users',
    part: 'shop',
    group: 'shop',
    access: 'owner',
  },
  activity: { label: 'screens.activity', address: '/admin/activity', icon: 'pulse', part: 'foot' },
  trash: { label: 'screens.trash', address: '/admin/trash', icon: 'trash', part: 'foot' },
  account: {
    label: 'screens.account',
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

const ownersOnly = allScreens.filter(({ access }) => access === 'owner')

/** Hides screens by role; the server enforces access to their data. */
export function mayOpen(pathname: string, role: Role | undefined): boolean {
  if (role !== 'editor') return true
  return !ownersOnly.some(
    ({ address }) => pathname === address || pathname.startsWith(`${address}/`),
  )
}
