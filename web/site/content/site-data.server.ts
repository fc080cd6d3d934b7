import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url'
import gujarati from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff2?url'
import type { CSSProperties } from 'react'
import type { RouterContextProvider } from 'react-router'
import { chatAddressOf } from '../../../domain/chat/chat-message.ts'
import { chatFrame, headerMessage } from '../../../domain/chat/chat-text.ts'
import { settings } from '../../../domain/content/settings.ts'
import { referencePrefix } from '../../../domain/enquiry/enquiry.ts'
import { type Language, languageNames } from '../../../domain/languages/language.ts'
import { iconUrl, type Picture } from '../../../domain/media/media.ts'
import {
  accentShades,
  defaultAccent,
  isColour,
  isDefaultAccent,
} from '../../../domain/shop/accent.ts'
import { brandOf } from '../../../domain/shop/brand.ts'
import { hasHours, type OpeningHours } from '../../../domain/time/opening-hours.ts'
import { type RequestScope, scopeContext } from '../../ssr/context.ts'
import swing from '../../styles/swing.svg?raw'
import { mergeFallbacks, pickFallbacks } from '../languages/fallbacks.ts'
import { cachePerSiteRevisionAndOrigin, shared } from './cached-content.server.ts'
import { pageLanguageOf, readPageLanguage } from './page-language.server.ts'
import { readFallbackTexts, readTexts } from './texts.server.ts'

/** Data of the shop that every public page has. */
export type Site = Awaited<ReturnType<typeof querySite>>

/** The same object until anything but products changes, so that it can serve as a cache key. */
export const readSite = cachePerSiteRevisionAndOrigin(querySite)

async function querySite(context: Readonly<RouterContextProvider>) {
  const [reach, shop, categories, cards, texts, fallbackTexts, language] = await Promise.all([
    shared.contact(context),
    shared.settings(context),
    shared.categories(context),
    shared.socialCards(context),
    readTexts(context, 'frame'),
    readFallbackTexts(context),
    readPageLanguage(context),
  ])
  const { brand } = brandOf(shop)
  const font = scriptFonts[pageLanguageOf(context)]
  const [chat, hours, answers] = await Promise.all([
    readChat(context, brand),
    readOpeningHours(context),
    readTexts(context, 'answers'),
  ])
  return {
    origin: context.get(scopeContext).origin,
    ...languagesOf(context.get(scopeContext)),
    brand,
    /** Prefix of enquiry references. */
    prefix: referencePrefix(brand),
    logo: shop.logo,
    icons: iconLinks(shop.logo),
    blurb: shop.blurb || language.labels.frame.description,
    metaTitle: shop.metaTitle,
    metaDescription: shop.metaDescription,
    /** Null for the default colour. */
    accent: isDefaultAccent(shop.accentColor) ? null : shop.accentColor,
    style: accentStyle(shop.accentColor),
    shareImage: shop.shareImage,
    /** Map query. Shops from before the city was required get the default one. */
    place: mapQueryOf(reach.address, shop.defaultCity || settings.fields.defaultCity.initial),
    address: reach.address,
    email: reach.email,
    instagramLink: reach.instagramLink,
    facebookLink: reach.facebookLink,
    phone: phoneOf(reach.mobileNumber, shop.phoneCountryCode),
    chat,
    /** Opening hours, if the shop has set any. */
    ...(hours !== null && { hours: { ...hours, texts: answers } }),
    categories: categories.map((record) => ({
      path: record.path,
      name: record.name,
      ...pickFallbacks(record, 'name'),
    })),
    texts,
    ...(fallbackTexts !== undefined && { fallbackTexts }),
    ...mergeFallbacks(pickFallbacks(shop, 'blurb'), pickFallbacks(reach, 'address')),
    feed: cards.map((card) => ({
      title: card.title,
      image: card.thumbnail_media,
      link: card.thumbnail_media_url,
      ...pickFallbacks(card, 'title'),
    })),
    /** Font of the language's letters, where the site's typeface lacks them. */
    ...(font !== undefined && { scriptFont: font }),
    ...language,
  }
}

/** Icon links of the shop's logo, or null for the default icons. */
function iconLinks(logo: Picture | null) {
  if (logo === null) return null
  const type = 'image/png'
  return [
    { rel: 'icon', href: iconUrl(logo.url, 32), type, sizes: '32x32' },
    { rel: 'icon', href: iconUrl(logo.url, 192), type, sizes: '192x192' },
    { rel: 'apple-touch-icon', href: iconUrl(logo.url, 180) },
  ]
}

/** Languages of the shop with their own names, if there are several. */
function languagesOf({ languages: { all } }: RequestScope) {
  return all.length > 1 && { languages: all.map((tag) => ({ tag, name: languageNames[tag] })) }
}

/** Phone number as a `tel:` URL and formatted; null if none is stored. */
function phoneOf(number: string, countryCode: string): { href: string; text: string } | null {
  if (number === '') return null
  const code = countryCode.replace(/[^0-9]/g, '')
  return {
    href: `tel:${code === '' ? '' : `+${code}`}${number}`,
    text: number.length === 10 ? `${number.slice(0, 5)} ${number.slice(5)}` : number,
  }
}

/**
 * Photo of a page's banner, taken from the home carousel; `turn` selects a different slide per
 * page.
 */
export async function readBannerPhoto(
  context: Readonly<RouterContextProvider>,
  turn: number,
): Promise<Picture | null> {
  const slides = await shared.carousel(context)
  return slides[turn % Math.max(1, slides.length)]?.image ?? null
}

/** Custom properties of the shop's accent colour; none for the default, or for a draft that is no colour. */
export function accentStyle(colour: string): CSSProperties | undefined {
  if (isDefaultAccent(colour) || !isColour(colour)) return undefined
  const { accent, hover, ink, on, night, onNight } = accentShades(colour)
  // An SVG file in a style sheet cannot use the page's colours.
  const drawing = swing.replace(defaultAccent.toLowerCase(), accent)
  return {
    '--accent': accent,
    '--accent-hover': hover,
    '--accent-ink': ink,
    '--on-accent': on,
    '--accent-night': night,
    '--on-accent-night': onNight,
    '--swing': `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`,
  }
}

/**
 * Map query of an address; null without one. A city completes an address that is a street alone:
 * after a comma the address names its own.
 */
export function mapQueryOf(address: string, city: string): string | null {
  if (address.trim() === '') return null
  const parts = address.split(/[,\n]/).filter((part) => part.trim() !== '')
  const namesCity = parts.length > 1 || address.toLowerCase().includes(city.toLowerCase())
  return namesCity ? address : `${parts.join('').trim()}, ${city}`
}

/** Addresses of the fonts in `indian-fonts.css`, which pages of a language preload. */
const scriptFonts: Partial<Record<Language, string>> = {
  hi: devanagari,
  mr: devanagari,
  gu: gujarati,
}

type Context = Readonly<RouterContextProvider>

/** Chat settings of every page. Unset values are omitted from the data. */
async function readChat(context: Context, brand: string) {
  const [reach, shop, texts] = await Promise.all([
    shared.contact(context),
    shared.settings(context),
    shared.chatMessages(context),
  ])
  const header = headerMessage(texts.header, brand)
  const message = chatFrame('message', texts.message, brand)
  const shortlist = chatFrame('shortlist', texts.shortlist, brand)
  return {
    /** Chat URL; null if no number is stored. */
    address: chatAddressOf(shop.phoneCountryCode, reach.whatsappNumber),
    /** First message of a chat without a subject. */
    ...(header !== '' && { header }),
    /** Shop's text around a typed message, and around a shortlist. */
    ...(message !== null && { message }),
    ...(shortlist !== null && { shortlist }),
  }
}

/** Opening hours of the shop, if it has set any. */
async function readOpeningHours(context: Context): Promise<OpeningHours | null> {
  const [{ holidays, ...days }, { timeZone }] = await Promise.all([
    shared.openingHours(context),
    shared.settings(context),
  ])
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = days
  const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday]
  return hasHours({ week, holidays }) ? { timeZone, week, holidays } : null
}
