import { quotation } from '../../domain/content/quotation.ts'
import type { Picture } from '../../domain/media/media.ts'
import { message } from '../../domain/messages/api-message.ts'
import type { Edition } from '../../domain/quotation/edition.ts'
import { findChanges } from '../../domain/quotation/edition-changes.ts'
import type { PresentedQuotation } from '../../domain/quotation/quotation.ts'
import type { ContentService } from '../content/content-service.ts'
import type { Connection, Database } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import { presentPicture } from '../fields/image.ts'
import type { StoredPicture } from '../fields/stored-values.ts'
import { now } from '../kernel/clock.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { hashToken } from '../kernel/secrets.ts'
import type { StoredEdition } from './edition.ts'
import { quotationRepository } from './quotation-repository.ts'
import { readQuotationShop } from './quotation-shop.ts'

/** Quotations as customers see them, by the token in the address. */
export type QuotationPageService = ReturnType<typeof createQuotationPageService>

export function createQuotationPageService(database: Database, content: ContentService) {
  async function findFacts(connection: Connection, token: string) {
    const { today } = await readQuotationShop(content)
    // Looked up by its hash, so that the time tells nothing about how much of a token is right.
    const facts = await quotationRepository.findByToken(connection, hashToken(token), today)
    if (facts === undefined) throw notFound(quotation)
    return facts
  }

  return {
    /**
     * The newest edition of a quotation, or an earlier one. Throws a 404 for an unknown token or
     * edition.
     */
    async find(token: string, edition?: number): Promise<PresentedQuotation> {
      const facts = await findFacts(database, token)
      const { _id, status, edition: newest, advanceReceivedAt } = facts
      const wanted = edition ?? newest
      const changesSince = Math.min(wanted, newest - 1)
      const editions = await quotationRepository.editions(database, _id, [changesSince, newest])
      const shown = editions.find((one) => one.edition === wanted)
      // The first edition alone has nothing to be compared with, and differs from itself in nothing.
      const [before, after = before] = editions
      if (shown === undefined || before === undefined || after === undefined)
        throw notFound(quotation)
      return {
        _id,
        status,
        shown: await present(database, shown),
        newest,
        isAcceptable: wanted === newest && status === 'sent',
        changes: findChanges(before, after),
        changesSince,
        advanceReceivedAt,
      }
    },

    /** Counts an open of a page on this day; no person. */
    async countView(id: string): Promise<void> {
      const { today } = await readQuotationShop(content)
      await quotationRepository.addView(database, id, today, now())
    },

    /**
     * Accepts the newest edition; again changes nothing. Throws a 404 for an unknown token, and a 409
     * for an expired or withdrawn quotation, or if `edition` is not the newest any more.
     */
    accept: (token: string, edition?: number): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const { _id, status, edition: newest } = await findFacts(transaction, token)
        if (status === 'expired') throw conflict(message('quotations.isExpired'))
        if (status === 'withdrawn') throw conflict(message('quotations.isWithdrawn'))
        if (edition !== undefined && edition !== newest)
          throw conflict(message('quotations.isReplaced'))
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
