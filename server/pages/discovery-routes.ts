import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { category } from '../../domain/content/category.ts'
import { product } from '../../domain/content/product.ts'
import { settings } from '../../domain/content/settings.ts'
import type { ShopLanguages, ShownLanguage } from '../../domain/languages/language.ts'
import type { Picture } from '../../domain/media/media.ts'
import { pathInLanguage } from '../../domain/urls/language-paths.ts'
import { indexedPaths, publicPages } from '../../domain/urls/public-pages.ts'
import type { ProductService } from '../catalogue/product-service.ts'
import type { RoomService } from '../catalogue/room-service.ts'
import type { ContentService } from '../content/content-service.ts'
import { readRecordId } from '../http/endpoint.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import { nothingHere } from '../kernel/errors.ts'
import { escapeXml } from '../kernel/xml.ts'
import type { PreviewMaker } from '../media/images/link-previews.ts'
import { loadResponse, sendResponse } from '../response-cache/cache-hook.ts'
import { createCacheKey } from '../response-cache/cache-key.ts'
import type { SharedCaching } from '../response-cache/cdn-headers.ts'
import { negotiateEncoding } from '../response-cache/compression.ts'
import {
  encodeResponse,
  type PlainResponse,
  type ResponseCache,
} from '../response-cache/response-cache.ts'
import type { Storage } from '../storage/storage.ts'

interface DiscoveryServices {
  content: ContentService
  products: ProductService
  rooms: RoomService
  previews: Storage
  previewMaker: PreviewMaker
  revision: { current(): number | Promise<number> }
}

interface DiscoveryOptions {
  cache: ResponseCache
  rateLimit: RateLimit
  shared: SharedCaching
}

/** URLs per sitemap file; the protocol allows 50,000 in at most 50 MB. */
const MAX_SITEMAP_URLS = 10_000

/** Routes for search engines and chat apps: sitemap, robots.txt, web manifest and link previews. */
export function addDiscoveryRoutes(
  app: FastifyInstance,
  services: DiscoveryServices,
  siteOrigin: SiteOrigin,
  { cache, rateLimit, shared }: DiscoveryOptions,
): void {
  const { revision } = services
  // Sitemaps have no parameters, and contain the site's origin.
  const cacheKey = (request: FastifyRequest) => {
    const [path = ''] = request.url.split('?', 1)
    return createCacheKey(request.url, () => false, siteOrigin(request) + path)
  }

  /** Sends a sitemap from the cache, or renders it within the rate limit. */
  async function sendXml(
    request: FastifyRequest,
    reply: FastifyReply,
    render: () => Promise<string>,
  ): Promise<FastifyReply> {
    async function renderResponse(): Promise<PlainResponse> {
      const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${await render()}`)
      return { status: 200, headers: { ...xmlHeaders, ...shared.ofDerived }, body }
    }
    const response = await rateLimit.run(
      request.ip,
      async () =>
        (await loadResponse({ cache, revision }, request, renderResponse)) ??
        encodeResponse(
          await renderResponse(),
          negotiateEncoding(request.headers['accept-encoding']),
        ),
    )
    return sendResponse(request, reply, response)
  }

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteOrigin(request)}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', { config: { cacheKey } }, (request, reply) =>
    sendXml(request, reply, async () => {
      const origin = siteOrigin(request)
      const languages = await services.content.readLanguages()
      const { total } = await services.products.list({ limit: 1 })
      const pageSize = sitemapPageSize(languages)
      if (total <= pageSize) {
        const products = productPages(services, 0, pageSize)
        return urlSet([fixedPages(services), products], origin, languages)
      }
      const count = Math.ceil(total / pageSize)
      const parts = Array.from(
        { length: count + 1 },
        (_, index) =>
          `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index}.xml`)}</loc></sitemap>`,
      )
      return `<sitemapindex xmlns="${sitemapNamespace}">${parts.join('')}</sitemapindex>`
    }),
  )

  /** Parts of a large sitemap: part 0 holds the fixed pages, the others products. */
  app.get('/sitemap-:part.xml', { config: { cacheKey } }, (request, reply) =>
    sendXml(request, reply, async () => {
      const part = z.object({ part: z.string().regex(/^[0-9]{1,4}$/) }).safeParse(request.params)
      if (!part.success) throw nothingHere()
      const number = Number(part.data.part)
      const languages = await services.content.readLanguages()
      const pages =
        number === 0
          ? fixedPages(services)
          : productPages(services, number - 1, sitemapPageSize(languages))
      return urlSet([pages], siteOrigin(request), languages)
    }),
  )

  // Paths in all languages: one with a query is no file of an export.
  for (const start of ['/preview', '/preview/:language']) {
    app.get(`${start}/product/:id.jpg`, async (request, reply) => {
      const shown = await shownLanguageOf(services.content, request)
      const record = await services.products.readShown(idOf(request))
      const { name, images } = services.content.translate(product, record, shown).record
      const value = shownValueOf(request)
      // The drawing is named by its photo: no other value makes another one.
      const picture = images.find((image) => image.value === value) ?? images[0] ?? null
      return sendPreview(services, request, reply, name, picture)
    })

    app.get(`${start}/category/:id.jpg`, async (request, reply) => {
      const shown = await shownLanguageOf(services.content, request)
      const record = await services.content.read(category, idOf(request))
      const { name, image } = services.content.translate(category, record, shown).record
      return sendPreview(services, request, reply, name, image)
    })
  }
}

interface SitemapPage {
  /** Path in the default language. */
  path: string
  changedAt?: string
  images: Picture[]
}

async function* fixedPages({ content, rooms }: DiscoveryServices): AsyncGenerator<SitemapPage[]> {
  const shownRooms = await rooms.list()
  const pages = indexedPaths()
    .filter((path) => path !== publicPages.rooms.path || shownRooms.length > 0)
    .map((path) => ({ path, images: [] }))
  const { records } = await content.list(category)
  const further = [...records, ...shownRooms].map(({ path, updatedAt, image }) => ({
    path,
    changedAt: updatedAt,
    images: image === null ? [] : [image],
  }))
  yield [...pages, ...further]
}

async function* productPages(
  { products }: DiscoveryServices,
  part: number,
  pageSize: number,
): AsyncGenerator<SitemapPage[]> {
  for await (const records of products.batches(part * pageSize, (part + 1) * pageSize))
    yield records.map(({ path, updatedAt, images }) => ({ path, changedAt: updatedAt, images }))
}

/** Products per file: each has a URL in every language. */
function sitemapPageSize({ all }: ShopLanguages): number {
  return Math.floor(MAX_SITEMAP_URLS / all.length)
}

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Throws a 404 if there are no pages. */
async function urlSet(
  sources: AsyncIterable<SitemapPage[]>[],
  origin: string,
  languages: ShopLanguages,
): Promise<string> {
  const urls: string[] = []
  for (const batches of sources)
    for await (const pages of batches) urls.push(...urlsOf(pages, origin, languages))
  if (urls.length === 0) throw nothingHere()
  const links = languages.all.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<urlset xmlns="${sitemapNamespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${links}>${urls.join('')}</urlset>`
}

function urlsOf(pages: SitemapPage[], origin: string, languages: ShopLanguages): string[] {
  return pages.flatMap(({ path, changedAt, images }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`
    const pictures = images.map(
      ({ url }) =>
        `<image:image><image:loc>${escapeXml(new URL(url, origin).href)}</image:loc></image:image>`,
    )
    const others = alternates(path, origin, languages)
    return languages.all.map((language) => {
      const url = origin + pathInLanguage(path, language, languages.default)
      return `<url><loc>${escapeXml(url)}</loc>${changed}${others}${pictures.join('')}</url>`
    })
  })
}

/** Links to a page in every language, itself included; none in a shop with one language. */
function alternates(path: string, origin: string, languages: ShopLanguages): string {
  const { all, default: standard } = languages
  if (all.length === 1) return ''
  const link = (name: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(url)}"/>`
  const links = all.map((language) =>
    link(language, origin + pathInLanguage(path, language, standard)),
  )
  return [...links, link('x-default', origin + path)].join('')
}

const xmlHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}

/** Language of a preview; one that the shop is not in, and the default one's tag, is not found. */
async function shownLanguageOf(
  content: Pick<ContentService, 'readLanguages'>,
  { params }: FastifyRequest,
): Promise<ShownLanguage> {
  const { all, default: defaultLanguage } = await content.readLanguages()
  const tag = z.object({ language: z.string() }).safeParse(params).data?.language
  if (tag === undefined) return { language: defaultLanguage, defaultLanguage }
  const language = all.find((one) => one === tag)
  if (language === undefined || language === defaultLanguage) throw nothingHere()
  return { language, defaultLanguage }
}

function idOf(request: FastifyRequest): string {
  return readRecordId(z.object({ id: z.string() }).parse(request.params).id)
}

/** Id of the value of a choice that the preview is to show; empty for the first photo. */
function shownValueOf(request: FastifyRequest): string {
  return z.object({ value: z.string() }).safeParse(request.query).data?.value ?? ''
}

async function sendPreview(
  services: DiscoveryServices,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  picture: Picture | null,
) {
  const { brandName, accentColor } = await services.content.single(settings)
  const file = await services.previewMaker.ensure({
    picture,
    name,
    brand: brandName,
    accent: accentColor,
  })
  const etag = `"${file}"`
  reply.header('etag', etag).header('cache-control', 'public, max-age=3600')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const body = await services.previews.read(file)
  return reply.type('image/jpeg').send(body)
}
