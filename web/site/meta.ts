import type { MetaDescriptor } from 'react-router'
import { type Picture, variantUrl, widthsOf } from '../../domain/media.ts'
import { type Site, siteRouteId } from './site.ts'

interface PageMeta {
  /** Without the brand, which is added; absent on the home page. */
  title?: string
  description?: string
  /** From the root, with the query that makes this page another one. */
  path: string
  image?: Picture | null
  /** The path of a drawn preview of 1200 × 630, which goes before the image. */
  preview?: string | undefined
  type?: 'website' | 'article' | 'product'
  /** Absent when the layout's data could not be read. */
  site: Site | undefined
}

/** The head of a page: title, description, canonical address, and what a shared link shows. */
export function pageMeta({
  title,
  description,
  path,
  image,
  preview,
  type = 'website',
  site,
}: PageMeta): MetaDescriptor[] {
  if (site === undefined) return [{ title: title ?? 'Something went wrong' }]
  const heading = title === undefined ? site.metaTitle || site.brand : `${title} | ${site.brand}`
  const summary = shorten(description || site.metaDescription || site.blurb)
  const url = site.origin + (path === '/' ? '/' : path)
  const tags: MetaDescriptor[] = [
    { title: heading },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: title ?? heading },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: image || preview ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title ?? heading },
    { name: 'twitter:description', content: summary },
  ]
  if (preview !== undefined)
    return [...tags, ...previewTags(site.origin + preview, title ?? heading)]
  return image ? [...tags, ...imageTags(image, site.origin)] : tags
}

/** The layout's data, as `meta` gets it: in the matches of the route. */
export function siteOf(matches: readonly unknown[]): Site | undefined {
  return matches.find(isSiteMatch)?.loaderData
}

function isSiteMatch(match: unknown): match is { id: string; loaderData: Site | undefined } {
  return typeof match === 'object' && match !== null && 'id' in match && match.id === siteRouteId
}

function previewTags(url: string, words: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: words },
    { name: 'twitter:image', content: url },
  ]
}

/** JPEG, since not every service that draws previews reads the newer formats. */
function imageTags(image: Picture, origin: string): MetaDescriptor[] {
  const width = widthsOf(image).findLast((candidate) => candidate <= 1280) ?? 160
  const url = new URL(variantUrl(image.url, width, 'jpg'), origin).href
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: String(width) },
    {
      property: 'og:image:height',
      content: String(Math.round((width * image.height) / Math.max(1, image.width))),
    },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:image', content: url },
  ]
}

/** About what a search engine shows, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= 160) return line
  return `${line.slice(0, 157).replace(/\s+\S*$/, '')}…`
}
