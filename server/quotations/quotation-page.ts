import { quotation } from '../../domain/content/quotation.ts'
import type { Picture } from '../../domain/media/media.ts'
import { message } from '../../domain/messages/api-message.ts'
import { findChanges } from '../../domain/quotation/edition-changes.ts'
import type { Edition, PresentedQuotation } from '../../domain/quotation/quotation.ts'
import type { ContentService } from '../content/content-service.ts'
import type { Database } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import { presentPicture } from '../fields/image.ts'
import type { StoredPicture } from '../fields/stored-values.ts'
import { createRequestLimit } from '../http/rate-limits.ts'
import { minute, now } from '../kernel/clock.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { hashToken } from '../kernel/secrets.ts'
import { readEdition, type StoredEdition } from './edition.ts'
import { quotationRepository } from './quotation-repository.ts'
import { readQuotationShop } from './quotation-shop.ts'

/** Quotations as customers see them, by the token in the address. */
export type QuotationPageService = ReturnType<typeof createQuotationPageService>

const unknownTokens = { points: 60, duration: (15 * minute) / 1_000 }

export function createQuotationPageService(database: Database, content: ContentService) {
  // Each 404 costs a point; an address without points gets 429 for known tokens, too.
  const limit = createRequestLimit(unknownTokens)

  async function findFacts(token: string) {
    const { today } = await readQuotationShop(content)
    // Looked up by its hash, so that the time tells nothing about how much of a token is right.
    const facts = await quotationRepository.findByToken(database, hashToken(token), today)
    if (facts === undefined) throw notFound(quotation)
    return { facts, today }
  }

  return {
    /** Counts a request for an unknown token. Throws a 429 beyond 60 in 15 minutes. */
    countUnknown: (ip: string): Promise<void> => limit({ ip }),

    /**
     * The newest edition of a quotation, or an earlier one. Throws a 404 for an unknown token or
     * edition.
     */
    async find(token: string, edition?: number): Promise<PresentedQuotation> {
      const { facts } = await findFacts(token)
      const editions = await quotationRepository.editions(database, facts._id)
      const wanted = edition ?? facts.edition
      const shown = editions.find((one) => one.edition === wanted)
      if (shown === undefined) throw notFound(quotation)
      const before = editions.findLast((one) => one.edition < wanted)
      const frozen = readEdition(shown.content)
      const { acceptedAt, confirmedAt, advanceReceivedAt, status } = facts
      return {
        _id: facts._id,
        status,
        shown: await present(database, frozen),
        newest: facts.edition,
        isAcceptable: wanted === facts.edition && status === 'sent',
        changes: before === undefined ? [] : findChanges(readEdition(before.content), frozen),
        ...{ acceptedAt, confirmedAt, advanceReceivedAt },
      }
    },

    /** Counts an open of a page on this day; no person. */
    async countView(id: string): Promise<void> {
      const { today } = await readQuotationShop(content)
      await quotationRepository.addView(database, id, today, now())
    },

    /**
     * Accepts the newest edition; again changes nothing. Throws a 404 for an unknown token, and a 409
     * for an expired or withdrawn quotation.
     */
    accept: (token: string): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const { today } = await readQuotationShop(content)
        const tokenHash = hashToken(token)
        const facts = await quotationRepository.findByToken(transaction, tokenHash, today)
        if (facts === undefined) throw notFound(quotation)
        const { _id, status } = facts
        if (status === 'expired') throw conflict(message('quotations.isExpired'))
        if (status === 'withdrawn') throw conflict(message('quotations.isWithdrawn'))
        if (status === 'sent')
          await quotationRepository.updateState(transaction, _id, { acceptedAt: now() })
      }),
  }
}

/** The edition with pictures as pages show them. */
async function present(database: Database, edition: StoredEdition): Promise<Edition> {
  const { shop } = edition
  const stored = [shop.logo, ...edition.lines.map(({ image }) => image)]
  const files = stored.flatMap((picture) => picture?.file ?? [])
  const unfinished = await mediaRepository.unfinished(database, files)
  const show = (picture: StoredPicture | null): Picture | null =>
    picture && presentPicture(picture, { names: new Map(), unfinished })
  return {
    ...edition,
    lines: edition.lines.map((line) => ({ ...line, image: show(line.image) })),
    shop: { ...shop, logo: show(shop.logo) },
  }
}
