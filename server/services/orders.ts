import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { product } from '../../domain/content/product.ts'
import { limits } from '../../domain/limits.ts'
import { messages } from '../../domain/messages.ts'
import { now } from '../clock.ts'
import { contentRepository, type Page } from '../content/repository.ts'
import type { Connection, Database } from '../db/database.ts'
import { revisionRepository } from '../db/revisions.ts'
import type { EnquiryRow } from '../db/schema.ts'
import { notFound, staleVersion } from '../errors.ts'
import { containing, foldText } from '../search-text.ts'

export const orderStatuses = ['pending', 'confirmed', 'cancelled'] as const
const orderSources = ['product', 'shop', 'message', 'header', 'shortlist'] as const

const text = (most: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string({ error: messages.notText })
      .trim()
      .max(most, { error: messages.tooLong(most) }),
  )

/** What a page sends when a visitor opens a chat. Nothing in it says who the visitor is. */
export const newOrderSchema = z.object({
  product: z.string({ error: messages.notText }).optional(),
  products: z
    .array(z.string({ error: messages.notText }), { error: messages.notAList })
    .max(limits.listEntries, { error: messages.tooManyEntries(limits.listEntries) })
    .optional(),
  source: z.enum(orderSources, { error: `The source must be one of ${orderSources.join(', ')}.` }),
  page: text(limits.line),
  reference: text(limits.line),
})

export const orderChangeSchema = z.object({
  status: z
    .enum(orderStatuses, { error: `The status must be one of ${orderStatuses.join(', ')}.` })
    .optional(),
  note: z
    .preprocess(
      (value) => (value === null ? '' : value),
      z
        .string({ error: messages.notText })
        .trim()
        .max(limits.longText, { error: messages.tooLong(limits.longText) })
        .optional(),
    )
    .optional(),
})

export interface Order {
  _id: string
  reference: string
  status: EnquiryRow['status']
  note: string
  source: string
  page: string
  products: { _id: string; name: string }[]
  version: number
  createdAt: string
  updatedAt: string
  updatedBy: string | null
}

export interface OrderService {
  /** Answers the reference: the one sent, when it is well-formed and free. */
  open(order: z.infer<typeof newOrderSchema>): Promise<string>
  /** Newest first; `q` looks in reference, product names and note. */
  list(
    query: Page & { status?: EnquiryRow['status']; q?: string },
  ): Promise<{ orders: Order[]; total: number }>
  change(
    id: string,
    change: z.infer<typeof orderChangeSchema>,
    author: string,
    ifVersion: number | null,
  ): Promise<Order>
  read(id: string): Promise<Order>
  countPending(): Promise<number>
}

/** Enquiries: that somebody opened a chat, about what, and what came of it. */
export function createOrderService(database: Database): OrderService {
  async function isFree(reference: string): Promise<boolean> {
    const row = await database
      .selectFrom('enquiry')
      .select('_id')
      .where('reference', '=', reference)
      .executeTakeFirst()
    return row === undefined
  }

  async function find(connection: Connection, id: string): Promise<Order> {
    const row = await connection
      .selectFrom('enquiry')
      .selectAll()
      .where('_id', '=', id)
      .executeTakeFirst()
    if (row === undefined) throw notFound('Order')
    return readRow(row)
  }

  return {
    async open(order) {
      const ids = [
        ...new Set([...(order.products ?? []), ...(order.product ? [order.product] : [])]),
      ]
      const names = await contentRepository.names(database, product, ids)
      const products = ids
        .filter((id) => names.has(id))
        .map((id) => ({ _id: id, name: names.get(id) ?? '' }))
      const wanted = order.reference.toUpperCase()
      const isUsable = /^[A-Z0-9]{2,4}-[A-Z0-9]{4,8}$/.test(wanted) && (await isFree(wanted))
      const reference = isUsable ? wanted : createReference()
      const at = now()
      await database
        .insertInto('enquiry')
        .values({
          _id: uuid(),
          reference,
          status: 'pending',
          note: '',
          source: order.source,
          page: order.page,
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
      for (const word of foldText(q ?? '')
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
      return { orders: (await page.execute()).map(readRow), total: Number(count?.count ?? 0) }
    },

    change: (id, change, author, ifVersion) =>
      database.transaction().execute(async (transaction) => {
        const before = await find(transaction, id)
        if (ifVersion !== null && ifVersion !== before.version) throw staleVersion('enquiry')
        const after: Order = {
          ...before,
          status: change.status ?? before.status,
          note: change.note ?? before.note,
          version: before.version + 1,
          updatedAt: now(),
          updatedBy: author,
        }
        await transaction
          .updateTable('enquiry')
          .set({
            status: after.status,
            note: after.note,
            version: after.version,
            updatedAt: after.updatedAt,
            updatedBy: author,
            searchText: searchText(after.reference, after.products, after.note),
          })
          .where('_id', '=', id)
          .execute()
        await revisionRepository.add(transaction, {
          resource: 'orders',
          recordId: id,
          version: after.version,
          action: 'update',
          name: after.reference,
          state: { status: after.status, note: after.note },
          at: after.updatedAt,
          by: author,
        })
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

const productList = z.array(z.object({ _id: z.string(), name: z.string() }))

function readRow({ searchText: _, ...row }: EnquiryRow): Order {
  return { ...row, products: productList.parse(JSON.parse(row.products)) }
}

function searchText(reference: string, products: Order['products'], note: string): string {
  return foldText(reference, ...products.map(({ name }) => name), note)
}

/** Easy to read aloud: no letter that looks like a digit. */
function createReference(): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
  const pick = () => letters[randomInt(letters.length)]
  return `ZL-${Array.from({ length: 5 }, pick).join('')}`
}
