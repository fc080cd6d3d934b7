import type {
  BulkChange,
  BulkChoices,
  BulkDelete,
  BulkPrices,
  PreviousChoices,
  PreviousPrices,
} from '../../domain/api/products.ts'
import { limits } from '../../domain/content/limits.ts'
import { product } from '../../domain/content/product.ts'
import {
  type Author,
  type ContentWriter,
  checkFields,
  checkRecord,
  findRecord,
  storedFields,
} from '../content/content-writer.ts'
import { mergeInput } from '../content/input.ts'
import { presentRecord, presentRecords } from '../content/presentation.ts'
import { copyTranslations } from '../content/translations/merge-translations.ts'
import type { Connection, Database } from '../db/database.ts'
import type { StoredFields } from '../db/records/columns.ts'
import { contentRepository, type StoredRecord } from '../db/records/record-repository.ts'
import { type FieldErrors, invalid, RequestError } from '../kernel/errors.ts'
import { expectRoom, readChoicesBefore, readOffer, withOffer } from './choices/choice-offers.ts'
import type { Product } from './product-service.ts'

/**
 * Changes many products at once, all of them or none. Duplicate ids count once; an unknown id
 * throws a 422 that names it.
 */
export interface ProductBulkService {
  /**
   * Returns the products in the order of their ids, after an offer with their choices before it;
   * unchanged ones get no new version.
   */
  change(
    request: BulkChange,
    author: Author,
  ): Promise<{ products: Product[]; previousChoices?: PreviousChoices }>
  /**
   * Sets prices product by product. Returns the products in the order of the request with their
   * prices before it. Wrong entries throw a 422 that names each product.
   */
  setPrices(
    request: BulkPrices,
    author: Author,
  ): Promise<{ products: Product[]; previous: PreviousPrices }>
  /** The same for choices. */
  setChoices(
    request: BulkChoices,
    author: Author,
  ): Promise<{ products: Product[]; previousChoices: PreviousChoices }>
  /** Returns the number of deleted products. */
  remove(request: BulkDelete, author: Author): Promise<number>
  /**
   * Creates a hidden copy right behind the original, with the same photos, outside Something
   * Unique. Throws a 404.
   */
  duplicate(id: string, author: Author): Promise<Product>
}

/** A product with its fields after a change. */
interface FieldChange {
  before: StoredRecord
  fields: StoredFields
}

export function createProductBulkService(
  database: Database,
  writer: ContentWriter,
): ProductBulkService {
  async function write(connection: Connection, changes: FieldChange[], author: Author) {
    const written: StoredRecord[] = []
    for (const { before, fields } of changes)
      written.push(
        isSame(fields, before.fields)
          ? before
          : await writer.update(connection, product, before, { fields }, author),
      )
    return presentRecords(connection, product, written)
  }

  return {
    change: ({ ids, change: { offer, ...change } }, author) =>
      database.transaction().execute(async (transaction) => {
        const records = await findAll(transaction, ids)
        const offered = offer === undefined ? null : await readOffer(transaction, offer)
        if (offered !== null) expectRoom(records, offered)
        const changes: FieldChange[] = []
        for (const before of records) {
          const choices = offered && { choices: withOffer(before, offered) }
          const body = { ...change, ...choices }
          const merged = mergeInput(product, before.fields, { kind: 'json', body })
          const checked = await checkRecord(transaction, product, merged, before.fields)
          changes.push({ before, fields: storedFields(product, checked) })
        }
        const products = await write(transaction, changes, author)
        if (offered === null) return { products }
        return { products, previousChoices: await readChoicesBefore(transaction, records) }
      }),

    setPrices: ({ prices }, author) =>
      database.transaction().execute(async (transaction) => {
        // Only the rules of fields apply: prices refer to no other record.
        const check = async (merged: Record<string, unknown>) => checkFields(product, merged)
        const changes = await checkEntries(transaction, { prices }, check)
        const previous = changes.map(({ before: { _id, fields } }) => ({
          _id,
          price: String(fields.price),
          salePrice: String(fields.salePrice),
          saleUntil: String(fields.saleUntil),
        }))
        return { products: await write(transaction, changes, author), previous }
      }),

    setChoices: ({ choices }, author) =>
      database.transaction().execute(async (transaction) => {
        const changes = await checkEntries(transaction, { choices }, (merged, before) =>
          checkRecord(transaction, product, merged, before),
        )
        const products = await write(transaction, changes, author)
        const records = changes.map(({ before }) => before)
        return { products, previousChoices: await readChoicesBefore(transaction, records) }
      }),

    remove: ({ ids }, author) =>
      database.transaction().execute(async (transaction) => {
        const records = await findAll(transaction, ids)
        for (const record of records) await writer.remove(transaction, product, record, author)
        return records.length
      }),

    duplicate: (id, author) =>
      database.transaction().execute(async (transaction) => {
        const original = await findRecord(transaction, product, id)
        const fields = {
          ...original.fields,
          name: copyName(original.fields.name),
          isDisplaingInSomethingUnique: false,
          visibility: 'hidden',
        }
        const translations = copyTranslations(product, original, fields)
        const content = { fields, translations }
        // The same position as the original: equal positions are ordered by id, and ids grow.
        const { position } = original
        const copy = await writer.create(transaction, product, content, author, position)
        return presentRecord(transaction, product, copy)
      }),
  }
}

/** The products in the order of their ids, each once. */
async function findAll(connection: Connection, ids: string[]): Promise<StoredRecord[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = await contentRepository.findAll(connection, product, wanted)
  return wanted.map((id) => {
    const record = found.get(id)
    if (record === undefined) throw invalid({ ids: `Product ${id} not found` })
    return record
  })
}

/** The values of a product with a change, checked; throws a 422. */
type Check = (
  merged: Record<string, unknown>,
  before: StoredFields,
) => Promise<Record<string, unknown>>

/**
 * The changes of a list with an entry for each product, in order. Throws the errors of all entries,
 * on the fields of the request.
 */
async function checkEntries(
  connection: Connection,
  request: Pick<BulkPrices, 'prices'> | Pick<BulkChoices, 'choices'>,
  check: Check,
): Promise<FieldChange[]> {
  const [key, entries] =
    'prices' in request ? ['prices', request.prices] : ['choices', request.choices]
  const found = await contentRepository.findAll(
    connection,
    product,
    entries.map(({ _id }) => _id),
  )
  const errors: FieldErrors = {}
  const changes: FieldChange[] = []
  const seen = new Set<string>()
  for (const [index, { _id, ...change }] of entries.entries()) {
    const before = found.get(_id)
    const name = before?.fields.name || _id
    if (before === undefined) errors[`${key}.${index}._id`] = `Product ${_id} not found`
    else if (seen.has(_id)) errors[`${key}.${index}._id`] = `“${name}” is in the list twice.`
    else {
      const merged = mergeInput(product, before.fields, { kind: 'json', body: change })
      const checked = await tryCheck(() => check(merged, before.fields))
      for (const [field, message] of Object.entries(checked.errors))
        errors[`${key}.${index}.${field}`] = `“${name}”: ${message}`
      changes.push({ before, fields: checked.fields })
    }
    seen.add(_id)
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return changes
}

async function tryCheck(
  check: () => Promise<Record<string, unknown>>,
): Promise<{ fields: StoredFields; errors: FieldErrors }> {
  try {
    return { fields: storedFields(product, await check()), errors: {} }
  } catch (error) {
    if (error instanceof RequestError && error.errors !== undefined)
      return { fields: {}, errors: error.errors }
    throw error
  }
}

function isSame(after: StoredFields, before: StoredFields): boolean {
  return JSON.stringify(after) === JSON.stringify(before)
}

/** A name too long for the suffix is cut. */
function copyName(name: unknown): string {
  const addition = ' (copy)'
  return `${String(name).slice(0, limits.line - addition.length)}${addition}`.trim()
}
