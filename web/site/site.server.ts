import type { RouterContextProvider } from 'react-router'
import { carousel } from '../../domain/content/carousel.ts'
import { category } from '../../domain/content/category.ts'
import { contact } from '../../domain/content/contact.ts'
import { settings } from '../../domain/content/settings.ts'
import { socialCard } from '../../domain/content/social-card.ts'
import type { Picture } from '../../domain/media.ts'
import { scopeContext } from '../context.ts'

const defaults = {
  brand: 'Our shop',
  blurb: 'Timeless furniture with exceptional craftsmanship and elegant designs.',
}

/** What every public page knows of the shop. */
export type Site = Awaited<ReturnType<typeof readSite>>

export async function readSite(context: Readonly<RouterContextProvider>) {
  const { services, origin } = context.get(scopeContext)
  const [reach, shop, categories, cards] = await Promise.all([
    services.content.single(contact),
    services.content.single(settings),
    services.content.list(category),
    services.content.list(socialCard),
  ])
  return {
    origin,
    brand: shop.brandName || defaults.brand,
    logo: shop.logo,
    blurb: shop.blurb || defaults.blurb,
    metaTitle: shop.metaTitle,
    metaDescription: shop.metaDescription,
    /** Where the map points: the address, else the default city, else nowhere. */
    place: reach.address || shop.defaultCity,
    address: reach.address,
    email: reach.email,
    instagramLink: reach.instagramLink,
    facebookLink: reach.facebookLink,
    mobileNumber: reach.mobileNumber,
    chat: { countryCode: shop.phoneCountryCode, number: reach.watsappNumber },
    categories: categories.records.map(({ _id, name }) => ({ _id, name })),
    feed: cards.records.map((card) => ({
      _id: card._id,
      title: card.title,
      image: card.thumbnail_media,
      link: card.thumbnail_media_url,
    })),
  }
}

/** The photograph of a page's banner: the home carousel lends it, each page taking another one. */
export async function readBannerPhoto(
  context: Readonly<RouterContextProvider>,
  turn: number,
): Promise<Picture | null> {
  const { services } = context.get(scopeContext)
  const slides = (await services.content.list(carousel)).records
  return slides[turn % Math.max(1, slides.length)]?.image ?? null
}
