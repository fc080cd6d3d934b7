import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { EnquiryChange, NewEnquiry } from '../../domain/api/enquiries.ts'
import { product } from '../../domain/content/product.ts'
import { settings } from '../../domain/content/settings.ts'
import {
  createReference,
  type EnquiryStatus,
  enquiryResource,
  referencePattern,
} from '../../domain/enquiry.ts'
import { now } from '../clock.ts'
import { contentRepository, type Page } from '../content/repository.ts'
import type { ContentService } from '../content/service.ts'
import type { Connection, Database } from '../db/database.ts'
import { revisionRepository } from '../db/revisions.ts'
import type { EnquiryRow } from '../db/schema.ts'
import { notFound, staleVersion } from '../errors.ts'
import { containing, foldText } from '../search-text.ts'
import { shownAmong } from './shown-products.ts'

export interface Enquiry {
  _id: string
  reference: string
  status: EnquiryStatus
  note: string
  source: EnquiryRow['source']
  page: string
  products: { _id: string; name: string }[]
  version: number
  createdAt: string
  updatedAt: string
  updatedBy: string | null
}

export interface EnquiryService {
  /** Answers the reference: the one sent, when it is well-formed and free. */
  open(enquiry: NewEnquiry): Promise<string>
  /** Newest first; `q` looks in reference, product names and note. */
  list(
    query: Page & { status?: EnquiryStatus; q?: string },
  ): Promise<{ enquiries: Enquiry[]; total: number }>
  change(
    id: string,
    change: EnquiryChange,
    author: string,
    ifVersion: number | null,
  ): Promise<Enquiry>
  read(id: string): Promise<Enquiry>
  countPending(): Promise<number>
}

/** Enquiries: that somebody opened a chat, about what, and what came of it. */
export function createEnquiryService(database: Database, content: ContentService): EnquiryService {
  return {
    async open({ product: one, products: several = [], source, page, reference: sent }) {
      const ids = [...new Set([...several, ...(one ? [one] : [])])]
      const shown = await shownAmong(database, ids)
      const names = await contentRepository.names(database, product, [...shown])
      const products = ids
        .filter((id) => names.has(id))
        .map((id) => ({ _id: id, name: names.get(id) ?? '' }))
      const wanted = sent.toUpperCase()
      const isUsable = referencePattern.test(wanted) && (await isFree(database, wanted))
      const reference = isUsable
        ? wanted
        : createReference((await content.single(settings)).brandName)
      const at = now()
      await database
        .insertInto('enquiry')
        .values({
          _id: uuid(),
          reference,
          // The header's chat carries no text: nothing tells whether a message was ever sent.
          status: source === 'header' ? 'opened' : 'pending',
          note: '',
          source,
          page,
          products: JSON.stringify(products),
          searchText: searchText(reference, products, ''),
          version: 1,
          createdAt: at,
          updatedAt: at,
          updatedBy: null,
        })
        .execute()
      return reference
    },

    async list({ status, q, skip, limit }) {
      let query = database.selectFrom('enquiry')
      if (status !== undefined) query = query.where('status', '=', status)
      for (const word of foldText((q ?? '').replace(/\p{Control}/gu, ' '))
        .split(' ')
        .filter(Boolean)) {
        query = query.where(sql<boolean>`"searchText" like ${containing(word)} escape '\\'`)
      }
      const count = await query.select((of) => of.fn.countAll().as('count')).executeTakeFirst()
      let page = query
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('_id', 'desc')
        .offset(skip ?? 0)
      page = page.limit(limit || Number.MAX_SAFE_INTEGER)
      return { enquiries: (await page.execute()).map(readRow), total: Number(count?.count ?? 0) }
    },

    change: (id, change, author, ifVersion) =>
      database.transaction().execute(async (transaction) => {
        const before = await find(transaction, id)
        if (ifVersion !== null && ifVersion !== before.version) throw staleVersion('enquiry')
        const after: Enquiry = {
          ...before,
          status: change.status ?? before.status,
          note: change.note ?? before.note,
          version: before.version + 1,
          updatedAt: now(),
          updatedBy: author,
        }
        await write(transaction, after, author)
        return after
      }),

    read: (id) => find(database, id),

    async countPending() {
      const row = await database
        .selectFrom('enquiry')
        .select((of) => of.fn.countAll().as('count'))
        .where('status', '=', 'pending')
        .executeTakeFirst()
      return Number(row?.count ?? 0)
    },
  }
}

async function find(connection: Connection, id: string): Promise<Enquiry> {
  const row = await connection
    .selectFrom('enquiry')
    .selectAll()
    .where('_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw notFound('Enquiry')
  return readRow(row)
}

async function isFree(database: Database, reference: string): Promise<boolean> {
  const row = await database
    .selectFrom('enquiry')
    .select('_id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row === undefined
}

/** What an administrator changes of an enquiry has its place in the history. */
async function write(connection: Connection, after: Enquiry, author: string): Promise<void> {
  await connection
    .updateTable('enquiry')
    .set({
      status: after.status,
      note: after.note,
      version: after.version,
      updatedAt: after.updatedAt,
      updatedBy: author,
      searchText: searchText(after.reference, after.products, after.note),
    })
    .where('_id', '=', after._id)
    .execute()
  await revisionRepository.add(connection, {
    resource: enquiryResource,
    recordId: after._id,
    version: after.version,
    action: 'update',
    name: after.reference,
    state: { status: after.status, note: after.note },
    at: after.updatedAt,
    by: author,
  })
}

const productList = z.array(z.object({ _id: z.string(), name: z.string() }))

function readRow({ searchText: _, ...row }: EnquiryRow): Enquiry {
  return { ...row, products: productList.parse(JSON.parse(row.products)) }
}

function searchText(reference: string, products: Enquiry['products'], note: string): string {
  return foldText(reference, ...products.map(({ name }) => name), note)
}
