import { previousChoices, previousValues } from '../../domain/api/product-bulk.ts'
import type {
  BulkChange,
  BulkChoices,
  BulkDelete,
  BulkPrices,
  BulkValues,
  PreviousChoices,
  PreviousValues,
} from '../../domain/api/products.ts'
import { limits } from '../../domain/content/limits.ts'
import { product } from '../../domain/content/product.ts'
import {
  type FieldErrors,
  type MessageParam,
  message,
  recordLabel,
} from '../../domain/messages/api-message.ts'
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
import { contentRepository, type StoredRecord } from '../db/record-repository.ts'
import type { StoredFields } from '../fields/stored-values.ts'
import { describeStaleRecords, invalid, RequestError, staleVersion } from '../kernel/errors.ts'
import { expectRoom, readChoicesBefore, readOffer, withOffer } from './choices/choice-offers.ts'
import type { Product } from './product-service.ts'

/**
 * Changes many products at once, all of them or none. Duplicate ids count once; an unknown id
 * throws a 422 that names it, and products that have another version than the request expects a
 * `StaleProductsError`.
 */
export type ProductBulkService = ReturnType<typeof createProductBulkService>

type EntryRequest =
  | Pick<BulkPrices, 'prices'>
  | Pick<BulkChoices, 'choices'>
  | Pick<BulkValues, 'products'>

interface ChangedProducts {
  products: Product[]
  /** Values of the changed ones before, with their versions now. */
  previous: PreviousValues
  /** Choices of all of them before, after a request that sets choices. */
  previousChoices?: PreviousChoices
}

/** 409: products are no longer at the versions that the client saw. Names them; nothing was written. */
export class StaleProductsError extends RequestError {
  /** The products as they are now. */
  readonly products: Product[]

  constructor(products: Product[], errors: FieldErrors) {
    super(409, describeStaleRecords(products.map(({ name, _id }) => name || _id)), { errors })
    this.products = products
  }
}

/** A product with its fields after a change. */
interface FieldChange {
  before: StoredRecord
  fields: StoredFields
  /** Fields that the change names. */
  names: readonly string[]
}

/** A product, the version that the request expects, and the path of the version in the request. */
interface ExpectedProduct {
  record: StoredRecord
  version: number | undefined
  path: string
}

export function createProductBulkService(database: Database, writer: ContentWriter) {
  async function write(
    connection: Connection,
    changes: FieldChange[],
    author: Author,
  ): Promise<ChangedProducts> {
    const written: StoredRecord[] = []
    for (const { before, fields } of changes)
      written.push(
        isSame(fields, before.fields)
          ? before
          : await writer.update(connection, product, before, { fields }, author),
      )
    const records = changes.map(({ before }) => before)
    const hasChoices = changes.some(({ names }) => names.includes('choices'))
    const choices = hasChoices ? await readChoicesBefore(connection, records) : null
    const withVersions = changes.map(({ before, names }, index) => {
      const { _id, version } = written[index] ?? before
      const named = names.map((name) => [
        name,
        name === 'choices' ? choices?.get(_id) : before.fields[name],
      ])
      return { ...Object.fromEntries(named), _id, version }
    })
    const previous = withVersions.filter((_, index) => written[index] !== records[index])
    return {
      products: await presentRecords(connection, product, written),
      previous: previousValues.parse(previous),
      ...(hasChoices && { previousChoices: previousChoices.parse(withVersions) }),
    }
  }

  return {
    /** Returns the products in the order of their ids; unchanged ones get no new version. */
    change: (
      { ids, versions = {}, change: { offer, ...change } }: BulkChange,
      author: Author,
    ): Promise<ChangedProducts> =>
      database.transaction().execute(async (transaction) => {
        const records = await findExpected(transaction, ids, versions)
        const offered = offer === undefined ? null : await readOffer(transaction, offer)
        if (offered !== null) expectRoom(records, offered)
        const changes: FieldChange[] = []
        for (const before of records) {
          const choices = offered && { choices: withOffer(before, offered) }
          const body = { ...change, ...choices }
          const merged = mergeInput(product, before.fields, { kind: 'json', body })
          const checked = await checkRecord(transaction, product, merged, before.fields)
          const fields = storedFields(product, checked)
          changes.push({ before, fields, names: Object.keys(body) })
        }
        return write(transaction, changes, author)
      }),

    /**
     * Sets values product by product. Returns the products in the order of the request. Wrong entries
     * throw a 422 that names each product.
     */
    setEach: (request: EntryRequest, author: Author): Promise<ChangedProducts> =>
      database
        .transaction()
        .execute(async (transaction) =>
          write(transaction, await checkEntries(transaction, request), author),
        ),

    /** Returns the versions of the deletions, by id. */
    remove: ({ ids, versions = {} }: BulkDelete, author: Author): Promise<Record<string, number>> =>
      database.transaction().execute(async (transaction) => {
        const records = await findExpected(transaction, ids, versions)
        const deletions: Record<string, number> = {}
        for (const record of records)
          deletions[record._id] = await writer.remove(transaction, product, record, author)
        return deletions
      }),

    /**
     * Creates a hidden copy right behind the original, with the same photos, outside Something
     * Unique. Throws a 404.
     */
    duplicate: (id: string, author: Author): Promise<Product> =>
      database.transaction().execute(async (transaction) => {
        const original = await findRecord(transaction, product, id)
        const fields = {
          ...original.fields,
          name: copyName(original.fields.name),
          isFeatured: false,
          visibility: 'hidden',
        }
        const translations = copyTranslations(product, original, fields)
        const content = { fields, translations }
        // The same position as the original: equal positions are ordered by id, and ids grow.
        const { position } = original
        const copy = await writer.create(transaction, product, content, author, { position })
        return presentRecord(transaction, product, copy)
      }),
  }
}

/** The products in the order of their ids, each once, at the versions that a request expects. */
async function findExpected(
  connection: Connection,
  ids: string[],
  versions: Record<string, number>,
): Promise<StoredRecord[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = await contentRepository.findAll(connection, product, wanted)
  const records = wanted.map((id) => {
    const record = found.get(id)
    if (record === undefined) throw invalid({ ids: message('products.unknown', { id }) })
    return record
  })
  const expected = records.map((record) => {
    const { _id } = record
    return { record, version: versions[_id], path: `versions.${_id}` }
  })
  await expectVersions(connection, expected)
  return records
}

/** Throws a `StaleProductsError` if products have other versions; absent ones accept any. */
async function expectVersions(
  connection: Connection,
  expected: readonly ExpectedProduct[],
): Promise<void> {
  const stale = expected.filter(
    ({ record, version }) => version !== undefined && version !== record.version,
  )
  if (stale.length === 0) return
  const records = stale.map(({ record }) => record)
  const products = await presentRecords(connection, product, records)
  const { said: problem } = staleVersion(product)
  const errors = stale.map(({ record, path }) => [
    path,
    message('records.inNamed', { name: nameOf(record.fields), problem }),
  ])
  throw new StaleProductsError(products, Object.fromEntries(errors))
}

/**
 * The changes of a list with an entry for each product, in order. Throws the errors of all entries,
 * on the fields of the request.
 */
async function checkEntries(connection: Connection, request: EntryRequest): Promise<FieldChange[]> {
  const [key, entries] = entriesOf(request)
  const found = await contentRepository.findAll(
    connection,
    product,
    entries.map(({ _id }) => _id),
  )
  await expectVersions(
    connection,
    entries.flatMap(({ _id, version }, index) => {
      const record = found.get(_id)
      return record === undefined ? [] : { record, version, path: `${key}.${index}._id` }
    }),
  )
  const errors: FieldErrors = {}
  const changes: FieldChange[] = []
  const seen = new Set<string>()
  for (const [index, { _id, version: _, ...change }] of entries.entries()) {
    const before = found.get(_id)
    if (before === undefined)
      errors[`${key}.${index}._id`] = message('products.unknown', { id: _id })
    else if (seen.has(_id))
      errors[`${key}.${index}._id`] = message('records.twice', { name: nameOf(before.fields) })
    else {
      const merged = mergeInput(product, before.fields, { kind: 'json', body: change })
      const checked = await tryCheck(async () =>
        // Prices refer to no other record: only the rules of fields apply.
        key === 'prices'
          ? checkFields(product, merged)
          : checkRecord(connection, product, merged, before.fields),
      )
      for (const [field, problem] of Object.entries(checked.errors))
        errors[`${key}.${index}.${field}`] = message('records.inNamed', {
          name: nameOf(before.fields),
          problem,
        })
      const names = key === 'prices' ? priceFields : Object.keys(change)
      changes.push({ before, fields: checked.fields, names })
    }
    seen.add(_id)
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return changes
}

const priceFields = ['price', 'salePrice', 'saleUntil']

function entriesOf(request: EntryRequest) {
  if ('prices' in request) return ['prices', request.prices] as const
  if ('choices' in request) return ['choices', request.choices] as const
  return ['products', request.products] as const
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

function nameOf({ name }: Record<string, unknown>): MessageParam {
  return typeof name === 'string' && name !== '' ? name : recordLabel(product)
}
