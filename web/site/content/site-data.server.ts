import type { RouterContextProvider } from 'react-router'
import { isDefaultAccent } from '../../../domain/branding/accent.ts'
import { brandOf } from '../../../domain/branding/brand.ts'
import { settings } from '../../../domain/content/settings.ts'
import { referencePrefix } from '../../../domain/enquiry/enquiry.ts'
import type { Picture } from '../../../domain/media/media.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readChat, readOpeningHours } from '../chat/chat-data.server.ts'
import { iconLinks } from '../manifest/icons.server.ts'
import { cachePerSiteRevisionAndOrigin, shared } from './cached-content.server.ts'
import { readTexts } from './texts.server.ts'

const defaultDescription = 'Timeless furniture with exceptional craftsmanship and elegant designs.'

/** What every public page knows of the shop. */
export type Site = Awaited<ReturnType<typeof querySite>>

/** The same object as long as nothing but products changes: what was drawn of it is kept under it. */
export const readSite = cachePerSiteRevisionAndOrigin(querySite)

async function querySite(context: Readonly<RouterContextProvider>) {
  const [reach, shop, categories, cards, texts] = await Promise.all([
    shared.contact(context),
    shared.settings(context),
    shared.categories(context),
    shared.socialCards(context),
    readTexts(context, 'frame'),
  ])
  const { brand } = brandOf(shop)
  const [chat, hours, answers] = await Promise.all([
    readChat(context, brand),
    readOpeningHours(context),
    readTexts(context, 'answers'),
  ])
  return {
    origin: context.get(scopeContext).origin,
    brand,
    /** Of the references of enquiries. */
    prefix: referencePrefix(brand),
    logo: shop.logo,
    icons: iconLinks(shop.logo),
    blurb: shop.blurb || defaultDescription,
    metaTitle: shop.metaTitle,
    metaDescription: shop.metaDescription,
    /** Null as long as it is the usual one. */
    accent: isDefaultAccent(shop.accentColor) ? null : shop.accentColor,
    shareImage: shop.shareImage,
    /** Where the map points: the address, else a city. A shop from before it had to have one gets ours. */
    place: reach.address || shop.defaultCity || settings.fields.defaultCity.initial,
    address: reach.address,
    email: reach.email,
    instagramLink: reach.instagramLink,
    facebookLink: reach.facebookLink,
    phone: phoneOf(reach.mobileNumber, shop.phoneCountryCode),
    chat,
    /** When somebody answers, where the shop says so. */
    ...(hours !== null && { hours: { ...hours, texts: answers } }),
    categories: categories.map(({ path, name }) => ({ path, name })),
    texts,
    feed: cards.map((card) => ({
      _id: card._id,
      title: card.title,
      image: card.thumbnail_media,
      link: card.thumbnail_media_url,
    })),
  }
}

/** A number as a `tel:` address and as people write its ten digits; null when none is stored. */
function phoneOf(number: string, countryCode: string): { href: string; text: string } | null {
  if (number === '') return null
  const code = countryCode.replace(/[^0-9]/g, '')
  return {
    href: `tel:${code === '' ? '' : `+${code}`}${number}`,
    text: number.length === 10 ? `${number.slice(0, 5)} ${number.slice(5)}` : number,
  }
}

/** The photograph of a page's banner: the home carousel lends it, each page taking another one. */
export async function readBannerPhoto(
  context: Readonly<RouterContextProvider>,
  turn: number,
): Promise<Picture | null> {
  const slides = await shared.carousel(context)
  return slides[turn % Math.max(1, slides.length)]?.image ?? null
}
