import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ShopLanguages } from '../../domain/languages/language.ts'
import { writeAmount } from '../../domain/money/price.ts'
import { type PresentedQuotation, quotationPath } from '../../domain/quotation/quotation.ts'
import { pathInLanguage } from '../../domain/urls/language-paths.ts'
import { createFailureLimit, type RateLimit } from '../http/rate-limits.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import { isOpened, isVisit } from '../insights/page-view-counter.ts'
import { RequestError } from '../kernel/errors.ts'
import type { PreviewMaker } from '../media/images/link-previews.ts'
import type { QuotationPageService } from '../quotations/quotation-page.ts'
import type { PlainResponse } from '../response-cache/response-cache.ts'
import type { Storage } from '../storage/storage.ts'
import type { PageServices, RequestScope } from './page-source.ts'

export interface QuotationPageServices extends PageServices {
  quotationPages: QuotationPageService
  previews: Storage
  previewMaker: PreviewMaker
}

export interface QuotationPagesOptions {
  services: QuotationPageServices
  siteOrigin: SiteOrigin
  rateLimit: RateLimit
  readLanguages: () => Promise<ShopLanguages>
  render(request: Request, scope: RequestScope): Promise<PlainResponse>
  send(request: FastifyRequest, reply: FastifyReply, page: PlainResponse): Promise<FastifyReply>
}

/** Unknown tokens that one address may try within a time, before it gets a 429 for every token. */
const unknownTokens = { points: 60, duration: 15 * 60 }

/** The address is the key to the page: it must not be stored, indexed, or told to other sites. */
const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

const MAX_FORM_BYTES = 1_024

/** Adds the pages of quotations, their acceptance and their link previews. */
export async function addQuotationPages(
  app: FastifyInstance,
  { services, siteOrigin, rateLimit, readLanguages, render, send }: QuotationPagesOptions,
): Promise<void> {
  const { quotationPages, previews, previewMaker } = services
  const limit = createFailureLimit(unknownTokens)
  const lostPages = services.createSiteRevisionCache<PlainResponse>(1)

  // Behind whatever sets headers of its own, errors included.
  app.addHook('onSend', async (_, reply) => void reply.headers(privateHeaders))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )

  /** Quotation of the token in the path, within the limit on unknown ones; null for an unknown one. */
  function open(request: FastifyRequest, edition?: number): Promise<PresentedQuotation | null> {
    return limit.run(request, () => nullIfLost(quotationPages.find(tokenOf(request), edition)))
  }

  async function sendQuotation(
    request: FastifyRequest,
    reply: FastifyReply,
    quotation: PresentedQuotation,
    isRefused = false,
  ) {
    const page = await rateLimit.run(request.ip, async () => {
      const languages = await readLanguages()
      const { language } = quotation.shown
      const path = quotationPath(tokenOf(request))
      const origin = siteOrigin(request)
      const output = { isInert: true, isDocument: true, quotation: { quotation, path, isRefused } }
      const url = origin + pathInLanguage(path, language, languages.default)
      return render(new Request(url), { services, origin, language, languages, ...output })
    })
    return send(request, reply, page)
  }

  /** The 404 page. Rendered once, so that no token takes longer than another. */
  async function sendLost(request: FastifyRequest, reply: FastifyReply) {
    const page = await lostPages.get('', async () => {
      const languages = await readLanguages()
      const scope = { services, origin: 'http://localhost', languages, isInert: true }
      const lost = new Request(scope.origin + quotationPath('unknown'))
      return render(lost, { ...scope, language: languages.default })
    })
    return send(request, reply, page)
  }

  app.get('/q/:token', async (request, reply) => {
    const quotation = await open(request, editionOf(request.query))
    if (quotation === null) return sendLost(request, reply)
    // A view that cannot be counted must not keep the page from the customer.
    if (isVisit(request.raw) && isOpened(request.raw))
      await quotationPages.countView(quotation._id).catch((error) => request.log.error(error))
    return sendQuotation(request, reply, quotation)
  })

  app.post('/q/:token/accept', async (request, reply) => {
    const path = quotationPath(tokenOf(request))
    // Forms of other sites cannot know the token; whoever does still has to press this button.
    const isOwnForm = !/^(?:cross|same)-site$/.test(String(request.headers['sec-fetch-site']))
    const edition = editionOf(request.body)
    const quotation = await open(request, edition)
    if (quotation === null) return sendLost(request, reply)
    const isDone = !isOwnForm || (await isAccepted(request, edition))
    return isDone ? reply.redirect(path, 303) : sendQuotation(request, reply, quotation, true)
  })

  app.get('/q/:token/preview.jpg', async (request, reply) => {
    const quotation = await open(request)
    if (quotation === null) return sendLost(request, reply)
    const { number, lines, sums, currency, language, shop } = quotation.shown
    const file = await previewMaker.ensure({
      picture: lines.find(({ image }) => image !== null)?.image ?? null,
      name: `${number} ${writeAmount(sums.total, currency, language)}`,
      brand: shop.brandName,
      accent: shop.accentColor,
    })
    return reply.type('image/jpeg').send(await previews.read(file))
  })

  /** False for a quotation that cannot be accepted any more. */
  async function isAccepted(request: FastifyRequest, edition?: number): Promise<boolean> {
    try {
      await quotationPages.accept(tokenOf(request), edition)
      return true
    } catch (error) {
      if (error instanceof RequestError && error.status === 409) return false
      throw error
    }
  }
}

async function nullIfLost<R>(finding: Promise<R>): Promise<R | null> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null
    throw error
  }
}

/** Chat apps may take punctuation after a link for part of it. */
function tokenOf({ params }: FastifyRequest): string {
  const { token } = z.object({ token: z.string() }).parse(params)
  return token.replace(/[^\w-]+$/, '')
}

/** Number of the edition in a query or form; undefined for the newest. */
function editionOf(values: unknown): number | undefined {
  const edition = z.object({ edition: z.string().regex(/^[1-9][0-9]{0,5}$/) })
  const parsed = edition.safeParse(values)
  return parsed.success ? Number(parsed.data.edition) : undefined
}
