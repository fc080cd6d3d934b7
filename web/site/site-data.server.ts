import type { RouterContextProvider } from 'react-router'
import { settings } from '../../domain/content/settings.ts'
import { referencePrefix } from '../../domain/enquiry.ts'
import type { Picture } from '../../domain/media.ts'
import { scopeContext } from '../context.ts'
import { iconLinks } from './icons.server.ts'
import { perRevision, shared } from './shared-content.server.ts'

const defaults = {
  brand: 'Our shop',
  blurb: 'Timeless furniture with exceptional craftsmanship and elegant designs.',
}

/** What every public page knows of the shop. */
export type Site = Awaited<ReturnType<typeof querySite>>

/** The same object as long as the content stands as it is: what was drawn of it is kept under it. */
export async function readSite(context: Readonly<RouterContextProvider>): Promise<Site> {
  const sites = await sitesByOrigin(context)
  const { origin } = context.get(scopeContext)
  const known = sites.get(origin)
  if (known !== undefined) return known
  const site = querySite(context)
  if (sites.size < mostOrigins) sites.set(origin, site)
  return site
}

/** A shop has few addresses, but a visitor may make up any. */
const mostOrigins = 8
const sitesByOrigin = perRevision(async () => new Map<string, Promise<Site>>())

async function querySite(context: Readonly<RouterContextProvider>) {
  const [reach, shop, categories, cards] = await Promise.all([
    shared.contact(context),
    shared.settings(context),
    shared.categories(context),
    shared.socialCards(context),
  ])
  return {
    origin: context.get(scopeContext).origin,
    brand: shop.brandName || defaults.brand,
    /** Of the references of enquiries. */
    prefix: referencePrefix(shop.brandName || defaults.brand),
    logo: shop.logo,
    icons: iconLinks(shop.logo),
    blurb: shop.blurb || defaults.blurb,
    metaTitle: shop.metaTitle,
    metaDescription: shop.metaDescription,
    /** Where the map points: the address, else a city. A shop from before it had to have one gets ours. */
    place: reach.address || shop.defaultCity || settings.fields.defaultCity.initial,
    address: reach.address,
    email: reach.email,
    instagramLink: reach.instagramLink,
    facebookLink: reach.facebookLink,
    phone: phoneOf(reach.mobileNumber, shop.phoneCountryCode),
    chat: { countryCode: shop.phoneCountryCode, number: reach.watsappNumber },
    categories: categories.map(({ _id, name }) => ({ _id, name })),
    /** What friends call the shop. */
    shortName: firstWord(shop.brandName || defaults.brand),
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

/** "Zula Living" is "Zula" to those who know it; a name that starts with an article stays whole. */
function firstWord(brand: string): string {
  const [first = brand] = brand.split(/\s+/)
  return /^(?:the|a|an|our|my)$/i.test(first) ? brand : first
}

/** The photograph of a page's banner: the home carousel lends it, each page taking another one. */
export async function readBannerPhoto(
  context: Readonly<RouterContextProvider>,
  turn: number,
): Promise<Picture | null> {
  const slides = await shared.carousel(context)
  return slides[turn % Math.max(1, slides.length)]?.image ?? null
}
