import { z } from 'zod'
import type { Call } from '../../domain/api/call.ts'
import { isObject, keepDeclared } from './answer-check.ts'

/** Writes an answer as it goes over the line. */
export type AnswerWriter = (answer: unknown, note: (fault: string) => void) => Buffer

/** An object as one schema has it written, after the comma that parts it from the one before. */
interface Piece {
  schema: z.ZodType
  json: Buffer
}

/** Pieces go with their objects. */
const shared = new WeakMap<object, Piece | null>()

/** Says that an object stands in many answers and is never changed: it is checked and written once. */
export function shareEntry(entry: object): void {
  shared.set(entry, null)
}

/** Writes what a call declares of its answer. `note` is told of one that does not fit; it goes out as it is. */
export function createAnswerWriter(call: Call): AnswerWriter {
  let join: Join | null | undefined
  return (answer, note) => {
    if (join === undefined) join = createJoin(call)
    return join?.(answer) ?? Buffer.from(JSON.stringify(keepDeclared(call, answer, note)))
  }
}

/** Joins the pieces of an answer; null where one is not as declared. */
type Join = (answer: unknown) => Buffer | null

/** Null for a call that answers no list of objects. */
function createJoin({ answer: schema }: Call): Join | null {
  if (!(schema instanceof z.ZodObject)) return null
  const fields = Object.entries(schema.shape)
  const lists = fields
    .flatMap(([name, field]) => listOf(name, field))
    .map((list, index) => ({ ...list, before: Buffer.from(openingOf(list.name, index)) }))
  if (lists.length === 0) return null
  const others = z.object(
    Object.fromEntries(fields.filter(([key]) => lists.every(({ name }) => name !== key))),
  )

  return (answer) => {
    const rest = others.safeParse(answer)
    if (!rest.success || !isObject(answer)) return null
    const parts: Buffer[] = []
    for (const { name, schema, before } of lists) {
      const entries = answer[name]
      if (!Array.isArray(entries)) return null
      parts.push(before)
      for (const [index, entry] of entries.entries()) {
        const piece = pieceOf(schema, entry)
        if (piece === null) return null
        parts.push(index === 0 ? piece.subarray(1) : piece)
      }
    }
    const facts = JSON.stringify(rest.data).slice(1)
    parts.push(Buffer.from(facts === '}' ? ']}' : `],${facts}`))
    return Buffer.concat(parts)
  }
}

/** What comes before a list's entries, after the lists that stand ahead of it. */
function openingOf(name: string, index: number): string {
  return `${index === 0 ? '{' : '],'}${JSON.stringify(name)}:[`
}

function listOf(name: string, field: unknown) {
  if (!(field instanceof z.ZodArray)) return []
  const schema: unknown = field.element
  return schema instanceof z.ZodObject ? [{ name, schema }] : []
}

function pieceOf(schema: z.ZodType, entry: unknown): Buffer | null {
  if (!isObject(entry)) return null
  const known = shared.get(entry)
  if (known?.schema === schema) return known.json
  const read = schema.safeParse(entry)
  if (!read.success) return null
  const json = Buffer.from(`,${JSON.stringify(read.data)}`)
  if (known !== undefined) shared.set(entry, { schema, json })
  return json
}
