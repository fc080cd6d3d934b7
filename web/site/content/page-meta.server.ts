import type { EntryContext, MetaDescriptor, RouterContextProvider } from 'react-router'
import { toLine } from '../../../domain/content/fields/texts-field.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { jpegUrl, jpegWidth, type Picture } from '../../../domain/media/media.ts'
import { titleOfPage } from '../../../domain/shop/brand.ts'
import {
  holidaysOf,
  type OpeningHours,
  readSpans,
  type Span,
  weekdays,
} from '../../../domain/time/opening-hours.ts'
import { formatTimeOfDay } from '../../../domain/time/opening-hours-text.ts'
import { basenameOf, pathInLanguage, withoutBasename } from '../../../domain/urls/language-paths.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { type PageSubject, pageContext, type RequestScope } from '../../ssr/context.ts'
import { hasHead } from '../languages/page-path.ts'
import { apiLanguageOf, defaultLanguageOf, languageOf, pageUrl } from './site.ts'
import type { Site } from './site-data.server.ts'

/** Title and description for search engines, each empty if the owner wrote none. */
export interface MetaTexts {
  metaTitle: string
  metaDescription: string
}

interface PageMeta {
  /** Title without the brand, which is appended; absent on the home page. */
  title?: string
  description?: string | undefined
  /** What the owner wrote for search engines, in place of both. */
  own?: MetaTexts
  /** Path in the default language, with the query parameters that distinguish the page. */
  path: string
  /** Path that a shared link keeps, if it is not the canonical one. */
  sharedPath?: string
  image?: Picture | null | undefined
  /** Path of a generated preview of 1200 × 630 px, which takes precedence over the image. */
  preview?: string | undefined
  /** False for a page that search engines leave out. */
  isIndexed?: boolean
  /** Structured data. */
  facts?: readonly object[]
}

/**
 * Meta tags of a page: title, description, canonical URL and link preview. Computed on the server
 * only, so that the code is not part of the script.
 */
export function pageHead(site: Site, page: PageMeta): MetaDescriptor[] {
  const { title, description, path, sharedPath = path, image, preview } = page
  const { isIndexed = true, facts = [], own = noMetaTexts } = page
  const named = own.metaTitle || title
  const heading =
    named === undefined
      ? site.metaTitle || site.brand
      : titleOfPage(own.metaTitle, named, site.brand)
  const summary =
    toLine(own.metaDescription) || shorten(description || site.metaDescription || site.blurb)
  const shown = image ?? site.shareImage
  const tags: MetaDescriptor[] = [
    { title: heading },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: pageUrl(site, path) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: named ?? heading },
    { property: 'og:description', content: summary },
    // Services read the preview from this address, which has to keep what was chosen.
    { property: 'og:url', content: pageUrl(site, sharedPath) },
    // Twitter falls back to the Open Graph tags for everything else.
    { name: 'twitter:card', content: shown || preview ? 'summary_large_image' : 'summary' },
    ...languageTags(site, path),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...facts.map((fact) => ({ 'script:ld+json': fact })),
  ]
  if (preview !== undefined)
    return [...tags, ...previewTags(previewUrl(site, preview), title ?? heading)]
  return shown ? [...tags, ...imageTags(shown, site.origin)] : tags
}

const noMetaTexts: MetaTexts = { metaTitle: '', metaDescription: '' }

/** Structured data for search engines. */
export function jsonLd(type: string, facts: Record<string, unknown>): object {
  return { '@context': 'https://schema.org', '@type': type, ...facts }
}

/** Language of a page in its structured data. An English shop without translations names none. */
export function languageFacts(site: Site): { inLanguage?: Language } {
  const { language, languages } = site
  return language === undefined && languages === undefined ? {} : { inLanguage: languageOf(site) }
}

/** Sets the subject of the page for view counting. */
export function setPageSubject(
  context: Readonly<RouterContextProvider>,
  subject: PageSubject,
): void {
  Object.assign(context.get(pageContext).subject, subject)
}

/** Sets when the cached page expires, because its content depends on the time. */
export function expirePage(context: Readonly<RouterContextProvider>, moment: number): void {
  const page = context.get(pageContext)
  page.expiresAt = Math.min(moment, page.expiresAt ?? moment)
}

/** Structured data of a breadcrumb, from the home page on. */
export function breadcrumbFacts(
  site: Site,
  trail: readonly { name: string; path: string }[],
): object {
  return jsonLd('BreadcrumbList', {
    itemListElement: [{ name: site.texts.menuHome, path: addresses.home }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: pageUrl(site, path),
      }),
    ),
  })
}

/** Language of the page, and the same page in all languages, as far as there are several. */
function languageTags(site: Site, path: string): MetaDescriptor[] {
  const { language, languages = [] } = site
  if (language === undefined && languages.length === 0) return []
  const own = languageOf(site)
  const others = languages.flatMap(({ tag }) => (tag === own ? [] : tag))
  const standard = defaultLanguageOf(site)
  const plain = withoutBasename(path, basenameOf(own, standard)) ?? path
  const alternate = (hrefLang: string, tag: Language) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: site.origin + pathInLanguage(plain, tag, standard),
  })
  return [
    ...languages.map(({ tag }) => alternate(tag, tag)),
    ...(languages.length > 0 ? [alternate('x-default', standard)] : []),
    { property: 'og:locale', content: localeOf(own) },
    ...others.map((tag) => ({ property: 'og:locale:alternate', content: localeOf(tag) })),
  ]
}

/** Language and country, as Open Graph has them: the known languages are those of India. */
function localeOf(language: Language): string {
  return `${language}_IN`
}

/** The preview with its text in the language of the page. */
function previewUrl(site: Site, preview: string): string {
  const language = apiLanguageOf(site)
  if (language === undefined) return site.origin + preview
  return site.origin + preview.replace('/preview/', `/preview/${language}/`)
}

function previewTags(url: string, words: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: words },
  ]
}

/** JPEG, because not every service that renders link previews supports newer formats. */
function imageTags(image: Picture, origin: string): MetaDescriptor[] {
  const width = image.ready === 'none' ? image.width : jpegWidth(image)
  const url = new URL(jpegUrl(image), origin).href
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: String(width) },
    {
      property: 'og:image:height',
      content: String(Math.round((width * image.height) / Math.max(1, image.width))),
    },
    ...(image.alt === '' ? [] : [{ property: 'og:image:alt', content: image.alt }]),
  ]
}

/** About the length that search engines show, cut between words. */
function shorten(text: string): string {
  const line = toLine(text)
  if (line.length <= 160) return line
  return `${line.slice(0, 157).replace(/\s+\S*$/, '')}…`
}

/** Structured data of the opening hours, as part of the shop's. */
export function openingFacts(hours: OpeningHours | null): Record<string, unknown> {
  if (hours === null) return {}
  const week = weekdays.flatMap((day, index) =>
    (readSpans(hours.week[index] ?? '') ?? []).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      ...timesOf(span),
    })),
  )
  const closed = holidaysOf(hours.holidays).map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    // Both times at midnight mean closed.
    opens: '00:00',
    closes: '00:00',
  }))
  return {
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
  }
}

/** Closing at the end of a day is 23:59, since midnight is the beginning of the next. */
function timesOf({ from, until }: Span) {
  const closes = until === 24 * 60 ? '23:59' : formatTimeOfDay(until)
  return { opens: formatTimeOfDay(from), closes }
}

/** Gives the addresses in the meta tags of a page the form that they have in a static site. */
export function writeStaticHead(
  { staticHandlerContext: { loaderData } }: EntryContext,
  { origin, staticAddress }: RequestScope,
): void {
  if (staticAddress === undefined) return
  const addressOf = (value: unknown) =>
    typeof value === 'string' && value.startsWith(`${origin}/`)
      ? origin + staticAddress(value.slice(origin.length))
      : value
  for (const [id, page] of Object.entries(loaderData)) {
    if (!hasHead(page)) continue
    const head = page.head.map((tag) => {
      if ('href' in tag) return { ...tag, href: addressOf(tag.href) }
      return 'content' in tag ? { ...tag, content: addressOf(tag.content) } : tag
    })
    loaderData[id] = { ...page, head }
  }
}
