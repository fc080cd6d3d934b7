import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { jpegUrl, jpegWidth, type Picture } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { htmlContext, type PageSubject } from '../../ssr/context.ts'
import type { Site } from '../content/site-data.server.ts'

interface PageMeta {
  /** Without the brand, which is added; absent on the home page. */
  title?: string
  description?: string | undefined
  /** From the root, with the query that makes this page another one. */
  path: string
  image?: Picture | null | undefined
  /** The path of a drawn preview of 1200 × 630, which goes before the image. */
  preview?: string | undefined
}

/**
 * The head of a page: title, description, canonical address, and what a shared link shows. Made on
 * the server, so that none of it is part of the script.
 */
export function pageHead(
  site: Site,
  { title, description, path, image, preview }: PageMeta,
): MetaDescriptor[] {
  const heading = title === undefined ? site.metaTitle || site.brand : `${title} | ${site.brand}`
  const summary = shorten(description || site.metaDescription || site.blurb)
  const url = site.origin + path
  const shown = image ?? site.shareImage
  const tags: MetaDescriptor[] = [
    { title: heading },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: title ?? heading },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    // All else that it shows it takes from the others.
    { name: 'twitter:card', content: shown || preview ? 'summary_large_image' : 'summary' },
  ]
  if (preview !== undefined)
    return [...tags, ...previewTags(site.origin + preview, title ?? heading)]
  return shown ? [...tags, ...imageTags(shown, site.origin)] : tags
}

/** Facts for search engines. */
export function jsonLd(type: string, facts: Record<string, unknown>): object {
  return { '@context': 'https://schema.org', '@type': type, ...facts }
}

/** Writes facts into the page that the server sends; whoever moves on within the site needs none. */
export function setStructuredData(context: Readonly<RouterContextProvider>, facts: object[]): void {
  context.get(htmlContext).facts.push(...facts)
}

/** Says what a page shows, for whoever counts the looks at it. */
export function setPageSubject(
  context: Readonly<RouterContextProvider>,
  subject: PageSubject,
): void {
  Object.assign(context.get(htmlContext).subject, subject)
}

/** Has the page rendered anew from a moment on: what depends on the clock would stay until a write. */
export function expirePage(context: Readonly<RouterContextProvider>, moment: number): void {
  const page = context.get(htmlContext)
  page.expiresAt = Math.min(moment, page.expiresAt ?? moment)
}

/** The way to a page, from the home page on; `path` is from the root. */
export function breadcrumbFacts(
  { origin, texts }: Site,
  trail: readonly { name: string; path: string }[],
): object {
  return jsonLd('BreadcrumbList', {
    itemListElement: [{ name: texts.menuHome, path: addresses.home }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + path,
      }),
    ),
  })
}

function previewTags(url: string, words: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: words },
  ]
}

/** JPEG, since not every service that draws previews reads the newer formats. */
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

/** About what a search engine shows, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= 160) return line
  return `${line.slice(0, 157).replace(/\s+\S*$/, '')}…`
}
