import { z } from 'zod'
import {
  MAX_PRODUCT_CHOICES,
  type NamedChoice,
  namedChoices,
} from '../../../domain/choices/offered-choice.ts'
import { choice } from '../../../domain/content/choice.ts'
import { product } from '../../../domain/content/product.ts'
import { message, recordLabel, recordNotFound } from '../../../domain/messages/api-message.ts'
import { firstMessage } from '../../../domain/messages/issue-message.ts'
import type { Connection } from '../../db/database.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { invalid } from '../../kernel/errors.ts'

const id = z.string().trim().toLowerCase()

const offer = z.object(
  { choice: id, values: z.array(id).default([]) },
  { error: 'choices.notWithValues' },
)

const entries = z.array(z.object({ _id: z.string() }))

/** A choice with values to offer. Throws a 422 on `offer` if there is no such choice or value. */
export async function readOffer(connection: Connection, input: unknown): Promise<NamedChoice> {
  const parsed = offer.safeParse(input)
  if (!parsed.success) throw invalid({ offer: firstMessage(parsed.error) })
  const { choice: id, values } = parsed.data
  const known = await readValues(connection, [id])
  const { values: unknownValue } = product.fields.choices.entries
  const knownValues = known.get(id)
  if (knownValues === undefined) throw invalid({ offer: recordNotFound(choice) })
  if (values.some((value) => !knownValues.has(value)))
    throw invalid({ offer: message(unknownValue.unknown) })
  return { choice: id, values: [...new Set(values)] }
}

/** Throws a 422 on `offer` that names a product whose choices are as many as they can be. */
export function expectRoom(records: readonly StoredRecord[], offered: NamedChoice): void {
  const full = records.filter((record) => withOffer(record, offered).length > MAX_PRODUCT_CHOICES)
  const [first, ...others] = full
  if (first === undefined) return
  const name = String(first.fields.name) || recordLabel(product)
  const values = { name, more: others.length, max: MAX_PRODUCT_CHOICES }
  throw invalid({ offer: message('products.choicesFull', values) })
}

/** The choices of a product that offers another one, or other values of one that it has. */
export function withOffer({ fields }: StoredRecord, offered: NamedChoice): NamedChoice[] {
  const named = namedChoices.parse(fields.choices)
  return named.some((one) => one.choice === offered.choice)
    ? named.map((one) => (one.choice === offered.choice ? offered : one))
    : [...named, offered]
}

/**
 * The choices of products by id, to be sent back: without values that have been deleted, and without
 * choices of which none is left.
 */
export async function readChoicesBefore(
  connection: Connection,
  records: readonly StoredRecord[],
): Promise<ReadonlyMap<string, NamedChoice[]>> {
  const before = records.map(
    ({ _id, fields }) => [_id, namedChoices.parse(fields.choices)] as const,
  )
  const ids = before.flatMap(([, choices]) => choices.map((named) => named.choice))
  const known = await readValues(connection, [...new Set(ids)])
  return new Map(
    before.map(([_id, choices]) => [
      _id,
      choices.flatMap((named) => {
        const left = named.values.filter((value) => known.get(named.choice)?.has(value))
        const isGone = named.values.length > 0 && left.length === 0
        return isGone || !known.has(named.choice) ? [] : { ...named, values: left }
      }),
    ]),
  )
}

/** Ids of the values of each choice that exists. */
async function readValues(
  connection: Connection,
  ids: string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const found = await contentRepository.findAll(connection, choice, ids)
  return new Map(
    [...found].map(([id, { fields }]) => [
      id,
      new Set(entries.parse(fields.values).map(({ _id }) => _id)),
    ]),
  )
}
