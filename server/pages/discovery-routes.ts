import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { category } from '../../domain/content/category.ts'
import { settings } from '../../domain/content/settings.ts'
import type { Picture } from '../../domain/media/media.ts'
import { addresses } from '../../domain/urls/page-paths.ts'
import type { ProductService } from '../catalogue/product-service.ts'
import type { ContentService } from '../content/content-service.ts'
import { readRecordId } from '../http/endpoint.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import { nothingHere } from '../kernel/errors.ts'
import { escapeXml } from '../kernel/xml.ts'
import type { PreviewMaker } from '../media/images/link-previews.ts'
import type { Storage } from '../storage/storage.ts'

interface DiscoveryServices {
  content: ContentService
  products: ProductService
  previews: Storage
  previewMaker: PreviewMaker
}

/** URLs per sitemap file; the protocol allows 50,000 in at most 50 MB. */
const MAX_SITEMAP_URLS = 10_000

/** Routes for search engines and chat apps: sitemap, robots.txt, web manifest and link previews. */
export function addDiscoveryRoutes(
  app: FastifyInstance,
  services: DiscoveryServices,
  siteOrigin: SiteOrigin,
): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteOrigin(request)}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = siteOrigin(request)
    const { total } = await services.products.list({ limit: 1 })
    if (total <= MAX_SITEMAP_URLS)
      return sendXml(
        reply,
        urlSet([
          ...(await fixedPages(services, origin)),
          ...(await productPages(services, origin, 0)),
        ]),
      )
    const count = Math.ceil(total / MAX_SITEMAP_URLS)
    const parts = Array.from(
      { length: count + 1 },
      (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index}.xml`)}</loc></sitemap>`,
    )
    return sendXml(
      reply,
      `<sitemapindex xmlns="${sitemapNamespace}">${parts.join('')}</sitemapindex>`,
    )
  })

  /** Parts of a large sitemap: part 0 holds the fixed pages, the others products. */
  app.get('/sitemap-:part.xml', async (request, reply) => {
    const part = z.object({ part: z.string().regex(/^[0-9]{1,4}$/) }).safeParse(request.params)
    if (!part.success) throw nothingHere()
    const number = Number(part.data.part)
    const origin = siteOrigin(request)
    const pages =
      number === 0
        ? await fixedPages(services, origin)
        : await productPages(services, origin, number - 1)
    if (pages.length === 0) throw nothingHere()
    return sendXml(reply, urlSet(pages))
  })

  app.get('/preview/product/:id.jpg', async (request, reply) => {
    const { name, images } = await services.products.readShown(idOf(request))
    const value = shownValueOf(request)
    // The drawing is named by its photo: no other value makes another one.
    const picture = images.find((image) => image.value === value) ?? images[0] ?? null
    return sendPreview(services, request, reply, name, picture)
  })

  app.get('/preview/category/:id.jpg', async (request, reply) => {
    const { name, image } = await services.content.read(category, idOf(request))
    return sendPreview(services, request, reply, name, image)
  })
}

interface SitemapPage {
  address: string
  changedAt?: string
  images: Picture[]
}

async function fixedPages({ content }: DiscoveryServices, origin: string): Promise<SitemapPage[]> {
  const pages = Object.values(addresses)
    .filter((address) => typeof address === 'string')
    .map((path) => ({ address: origin + path, images: [] }))
  const { records } = await content.list(category)
  const categories = records.map(({ path, updatedAt, image }) => ({
    address: origin + path,
    changedAt: updatedAt,
    images: image === null ? [] : [image],
  }))
  return [...pages, ...categories]
}

async function productPages(
  { products }: DiscoveryServices,
  origin: string,
  part: number,
): Promise<SitemapPage[]> {
  const { records } = await products.list({
    skip: part * MAX_SITEMAP_URLS,
    limit: MAX_SITEMAP_URLS,
    sort: 'oldest',
  })
  return records.map(({ path, updatedAt, images }) => ({
    address: origin + path,
    changedAt: updatedAt,
    images,
  }))
}

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function urlSet(pages: SitemapPage[]): string {
  const urls = pages.map(({ address, changedAt, images }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`
    const pictures = images.map(
      ({ url }) =>
        `<image:image><image:loc>${escapeXml(new URL(url, address).href)}</image:loc></image:image>`,
    )
    return `<url><loc>${escapeXml(address)}</loc>${changed}${pictures.join('')}</url>`
  })
  return `<urlset xmlns="${sitemapNamespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>`
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
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
