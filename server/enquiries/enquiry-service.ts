import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type {
  EnquiryBulkChange,
  EnquiryChange,
  EnquiryResponse,
  EnquirySort,
  NewEnquiry,
} from '../../domain/api/enquiries.ts'
import { product } from '../../domain/content/product.ts'
import { settings } from '../../domain/content/settings.ts'
import {
  createReference,
  type EnquiryStatus,
  enquiryResource,
  enquiryStatuses,
  referencePattern,
} from '../../domain/enquiry/enquiry.ts'
import { campaignOf, hostOf, pageOf } from '../../domain/enquiry/enquiry-origin.ts'
import { referencesIn, tailOf } from '../../domain/enquiry/enquiry-search.ts'
import {
  type Language,
  type ShopLanguages,
  shippedLanguages,
} from '../../domain/languages/language.ts'
import { message } from '../../domain/messages/api-message.ts'
import { loadSiteMessages } from '../../domain/text/site-messages.ts'
import type { ChoiceService } from '../catalogue/choices/choice-service.ts'
import type { ProductService } from '../catalogue/product-service.ts'
import { shownAmong } from '../catalogue/product-visibility.ts'
import type { ContentService } from '../content/content-service.ts'
import type { Connection, Database } from '../db/database.ts'
import { contentRepository, type Page } from '../db/record-repository.ts'
import { type Revision, revisionRepository } from '../db/revisions.ts'
import type { EnquiryRow } from '../db/schema.ts'
import { ago, minute, now } from '../kernel/clock.ts'
import {
  describeStaleRecords,
  invalid,
  notFound,
  RequestError,
  staleVersion,
} from '../kernel/errors.ts'
import { normaliseText } from '../kernel/text-normalisation.ts'
import { readProducts, searchedTexts, writeProducts } from './enquired-products.ts'
import { enquiryRepository } from './enquiry-repository.ts'

/** An enquiry as the API responds it, but for the name of its author. */
export type Enquiry = Omit<EnquiryResponse, 'updatedBy' | 'quotations'> & {
  updatedBy: string | null
}

/** Version of an enquiry as an administrator saved it; the first is the enquiry as created. */
type EnquiryVersion = Pick<Enquiry, 'version' | 'status' | 'note'> & {
  at: string
  by: string | null
}

/** Facts that the request's headers tell about an enquiry. */
interface Arrival {
  device: EnquiryRow['device']
  /** The shop's own host; referrers on it are not stored. */
  host: string
}

export type EnquiryService = ReturnType<typeof createEnquiryService>

/** Within this time the same enquiry counts once. */
const DUPLICATE_WINDOW_MS = 10 * minute
const MAX_RESULTS = 20

/** Enquiries: opened chats, their products and their outcome. */
export function createEnquiryService(
  database: Database,
  {
    content,
    products: catalogue,
    choices: offers,
  }: {
    content: ContentService
    products: Pick<ProductService, 'chosenShown'>
    choices: Pick<ChoiceService, 'describeAsked'>
  },
) {
  const newReference = async () => createReference((await content.single(settings)).brandName)

  return {
    /**
     * Stores an enquiry and returns its reference: the one sent, if it is well-formed and free. The
     * same enquiry under the same reference within ten minutes is stored once.
     */
    async open(
      {
        product: one,
        products: several = [],
        choices,
        source,
        reference: sent,
        ...rest
      }: NewEnquiry,
      arrival: Arrival,
    ): Promise<string> {
      const ids = [...new Set([...several, ...(one ? [one] : [])])]
      const shown = await shownAmong(database, ids)
      const names = await contentRepository.names(database, product, [...shown])
      const asking = [...names.keys()].filter((id) => choices.some((one) => one.product === id))
      const described = (await catalogue.chosenShown(asking)).map(async (record) => {
        const ofProduct = choices.filter((one) => one.product === record._id)
        return [record._id, await offers.describeAsked(record, ofProduct)] as const
      })
      const asked = new Map(await Promise.all(described))
      const products = ids
        .filter((id) => names.has(id))
        .map((id) => ({ _id: id, name: names.get(id) ?? '', choices: asked.get(id) ?? [] }))
      const wanted = referencePattern.test(sent.toUpperCase()) ? sent.toUpperCase() : null
      const fresh = await newReference()
      const campaign = campaignOf(rest.landing)
      const referrer = hostOf(rest.referrer)
      const at = now()
      const row = {
        // The header's chat has no prefilled text, so nothing shows that a message was sent.
        status: source === 'header' ? ('opened' as const) : ('pending' as const),
        note: '',
        source,
        page: pageOf(rest.page),
        products: writeProducts(products),
        referrer: referrer === hostOf(arrival.host) ? '' : referrer,
        campaignSource: campaign.source,
        campaignMedium: campaign.medium,
        campaignName: campaign.name,
        device: arrival.device,
        language: languageOf(await content.readLanguages(), rest.lang),
        isExample: 0,
        version: 1,
        createdAt: at,
        updatedAt: at,
        updatedBy: null,
      }
      // Transactions run one after the other, so the second of two identical requests sees the
      // first.
      return database.transaction().execute(async (transaction) => {
        if (wanted !== null && source !== 'header') {
          const asked = { ...row, reference: wanted }
          if (await enquiryRepository.isKnown(transaction, asked, ago(DUPLICATE_WINDOW_MS)))
            return wanted
        }
        const isUsable = wanted !== null && (await enquiryRepository.isFree(transaction, wanted))
        const reference = isUsable ? wanted : fresh
        await enquiryRepository.insert(transaction, {
          ...row,
          _id: uuid(),
          reference,
          searchText: searchText(reference, products, ''),
        })
        return reference
      })
    },

    /** A reference for a client whose enquiries are not counted. */
    async createPlaceholderReference({ reference }: NewEnquiry): Promise<string> {
      const sent = reference.toUpperCase()
      return referencePattern.test(sent) ? sent : newReference()
    },

    /** Newest first by default; `q` searches reference, product names, choices and note. */
    async list({
      q = '',
      ...query
    }: Page & { status?: EnquiryStatus; q?: string; sort?: EnquirySort }): Promise<{
      enquiries: Enquiry[]
      total: number
    }> {
      const words = normaliseText(q.replace(/\p{Control}/gu, ' '))
        .split(' ')
        .filter(Boolean)
      const { rows, total } = await enquiryRepository.list(database, { ...query, words })
      return { enquiries: rows.map(readRow), total }
    },

    /** Enquiries whose references occur in a message, newest first. */
    async find(message: string): Promise<Enquiry[]> {
      const references = referencesIn(message, await readReferenceWords())
      if (references.length === 0) return []
      const exact = await enquiryRepository.byReferences(database, references, MAX_RESULTS)
      if (exact.length > 0) return exact.map(readRow)
      // The prefix may differ: the brand may have been renamed, or the reference typed by hand.
      const tails = [...new Set(references.map(tailOf))]
      return (await enquiryRepository.byTails(database, tails, MAX_RESULTS)).map(readRow)
    },

    change: (
      id: string,
      change: EnquiryChange,
      author: string,
      ifVersion: number | null,
    ): Promise<Enquiry> =>
      database.transaction().execute(async (transaction) => {
        const before = await findEnquiry(transaction, id)
        if (ifVersion !== null && ifVersion !== before.version) throw staleVersion('enquiry')
        return write(transaction, before, change, author)
      }),

    /**
     * Changes all or none, in the order of the request. Throws a 422 that names an unknown id, and a
     * 409 that names the enquiries which have another version than the request expects.
     */
    changeMany: (request: EnquiryBulkChange, author: string): Promise<Enquiry[]> =>
      database.transaction().execute(async (transaction) => {
        const changes = await findChanges(transaction, request)
        expectVersions(changes)
        const changed: Enquiry[] = []
        for (const { before, change } of changes) {
          const isSame =
            (change.status ?? before.status) === before.status &&
            (change.note ?? before.note) === before.note
          changed.push(isSame ? before : await write(transaction, before, change, author))
        }
        return changed
      }),

    read: (id: string): Promise<Enquiry> => findEnquiry(database, id),

    exists: async (id: string): Promise<boolean> => (await findRow(database, id)) !== null,

    /** Confirms an enquiry in the caller's transaction; one that is gone or confirmed stays. */
    async confirmIn(connection: Connection, id: string, author: string): Promise<void> {
      const before = await findRow(connection, id)
      if (before === null || before.status === 'confirmed') return
      await write(connection, before, { status: 'confirmed' }, author)
    },

    /** Newest first. */
    async history(id: string, page: Page): Promise<{ versions: EnquiryVersion[]; total: number }> {
      const { source, createdAt } = await findEnquiry(database, id)
      const { revisions } = await revisionRepository.ofRecord(database, enquiryResource, id, {})
      const begin: EnquiryVersion = {
        version: 1,
        at: createdAt,
        by: null,
        status: source === 'header' ? 'opened' : 'pending',
        note: '',
      }
      const versions = [...revisions.map(readVersion), begin]
      const skip = page.skip ?? 0
      return {
        versions: versions.slice(skip, page.limit ? skip + page.limit : undefined),
        total: versions.length,
      }
    },

    countByStatus: (): Promise<Record<EnquiryStatus, number>> =>
      enquiryRepository.countByStatus(database),
  }
}

async function findEnquiry(connection: Connection, id: string): Promise<Enquiry> {
  const enquiry = await findRow(connection, id)
  if (enquiry === null) throw notFound('enquiry')
  return enquiry
}

async function findRow(connection: Connection, id: string): Promise<Enquiry | null> {
  const row = await enquiryRepository.find(connection, id)
  return row === undefined ? null : readRow(row)
}

/** Change of one enquiry in a bulk request. */
interface BulkEntry {
  before: Enquiry
  change: EnquiryChange
  /** Version that the change is based on; without one, it may be any. */
  version: number | undefined
  /** Field of the request that names the enquiry. */
  path: string
}

/** Changes of a bulk request, in order. Throws a 422 on the field of an unknown or repeated enquiry. */
async function findChanges(
  connection: Connection,
  request: EnquiryBulkChange,
): Promise<BulkEntry[]> {
  const entries =
    request.orders === undefined
      ? [...new Set(request.ids)].map((_id) => ({
          _id,
          version: undefined,
          ...request.change,
          path: 'ids',
        }))
      : request.orders.map((entry, index) => ({ ...entry, path: `orders.${index}._id` }))
  const changes = new Map<string, BulkEntry>()
  for (const { _id, path, version, ...change } of entries) {
    const before = await findRow(connection, _id)
    if (before === null) throw invalid({ [path]: message('enquiries.unknown', { id: _id }) })
    if (changes.has(_id))
      throw invalid({ [path]: message('records.twice', { name: before.reference }) })
    changes.set(_id, { before, change, version, path })
  }
  return [...changes.values()]
}

function expectVersions(changes: readonly BulkEntry[]): void {
  const stale = changes.filter(
    ({ before, version }) => version !== undefined && version !== before.version,
  )
  if (stale.length === 0) return
  const { said: problem } = staleVersion('enquiry')
  const errors = stale.map(({ before, path }) => [
    path,
    message('records.inNamed', { name: before.reference, problem }),
  ])
  throw new RequestError(409, describeStaleRecords(stale.map(({ before }) => before.reference)), {
    errors: Object.fromEntries(errors),
  })
}

/** Every change of an enquiry by an administrator gets a version in its history. */
async function write(
  connection: Connection,
  before: Enquiry,
  { status = before.status, note = before.note }: EnquiryChange,
  author: string,
): Promise<Enquiry> {
  const version = before.version + 1
  const updatedAt = now()
  const { _id, reference } = before
  await enquiryRepository.update(connection, {
    _id,
    status,
    note,
    version,
    updatedAt,
    updatedBy: author,
    searchText: searchText(reference, before.products, note),
  })
  await revisionRepository.add(connection, {
    resource: enquiryResource,
    recordId: _id,
    version,
    action: 'update',
    name: reference,
    state: { status, note },
    at: updatedAt,
    by: author,
  })
  return { ...before, status, note, version, updatedAt, updatedBy: author }
}

const writtenState = z.object({ status: z.enum(enquiryStatuses), note: z.string() })

function readVersion({ version, at, by, state }: Revision): EnquiryVersion {
  return { version, at, by, ...writtenState.parse(JSON.parse(state)) }
}

function readRow(row: EnquiryRow): Enquiry {
  const { searchText: _, campaignSource, campaignMedium, campaignName, ...rest } = row
  return {
    ...rest,
    isExample: row.isExample === 1,
    campaign: { source: campaignSource, medium: campaignMedium, name: campaignName },
    products: readProducts(row.products),
  }
}

/** Word before the reference in a message, in all languages. */
function readReferenceWords(): Promise<string[]> {
  return Promise.all(
    shippedLanguages.map(async (language) => (await loadSiteMessages(language)).chat.reference),
  )
}

/** The language of a tag; the default one for any that the shop is not in. */
function languageOf({ all, default: standard }: ShopLanguages, tag: string): Language {
  return all.find((one) => one === tag.trim().toLowerCase()) ?? standard
}

function searchText(reference: string, products: Enquiry['products'], note: string): string {
  return normaliseText(reference, ...searchedTexts(products), note)
}
