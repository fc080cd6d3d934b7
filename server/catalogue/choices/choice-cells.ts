import { z } from 'zod'
import { type NamedChoice, namedChoices } from '../../../domain/choices/offered-choice.ts'
import { choice } from '../../../domain/content/choice.ts'
import { type ApiMessage, message } from '../../../domain/messages/api-message.ts'
import type { Connection } from '../../db/database.ts'
import { contentRepository } from '../../db/record-repository.ts'
import { createNameLookup, type Nameable } from '../name-lookup.ts'

/** Choices and their values by the names that cells of a product table give. */
export type ChoiceNames = ReturnType<typeof createChoiceNames>

interface KnownChoice extends Nameable {
  values: (Nameable & { surcharge?: string })[]
}

const knownValues = z.array(z.object({ _id: z.string(), name: z.string(), surcharge: z.string() }))

/** The choices in the value of a product's field. */
export function choicesIn(value: unknown): NamedChoice[] {
  return namedChoices.parse(value ?? [])
}

/** All choices with the names and surcharges of their values. */
export async function readChoices(connection: Connection) {
  const records = await contentRepository.list(connection, choice)
  return records.map(({ _id, fields }) => ({
    _id,
    name: String(fields.name),
    values: knownValues.parse(fields.values),
  }))
}

/** `more` are choices that an import is about to create. */
export async function readChoiceNames(
  connection: Connection,
  more: readonly KnownChoice[] = [],
): Promise<ChoiceNames> {
  return createChoiceNames([...(await readChoices(connection)), ...more])
}

export function createChoiceNames(known: readonly KnownChoice[]) {
  const choices = createNameLookup(known)
  const lookups = new Map(known.map(({ _id, values }) => [_id, createNameLookup(values)]))
  const shownValues = new Map(
    known.flatMap(({ values }) =>
      values.map(({ _id, name, surcharge }) => [_id, surcharge ? `${name} +${surcharge}` : name]),
    ),
  )

  function readEntry(
    { name, values }: ChoiceEntry,
    before: readonly NamedChoice[],
  ): { entry: NamedChoice } | { error: ApiMessage } {
    const { id = '', isAmbiguous } = choices.find(name)
    if (isAmbiguous) return { error: message('import.ambiguousChoice', { name }) }
    const lookup = lookups.get(id)
    if (lookup === undefined) return { error: message('import.unknownChoice', { name }) }
    const gone = before.find((one) => one.choice === id)?.values ?? []
    const named: string[] = []
    for (const value of values) {
      const found = lookup.find(value)
      if (found.isAmbiguous) return { error: message('import.ambiguousValue', { name, value }) }
      const known = found.id ?? gone.find((one) => one === value.toLowerCase())
      if (known === undefined) return { error: message('import.unknownValue', { name, value }) }
      named.push(known)
    }
    return { entry: { choice: id, values: named } }
  }

  return {
    /**
     * Choices of a cell such as `Fabric: Sage linen | Indigo; Finish: Teak`, or the first error. Choices
     * and values are found by their ids, exact names, or names in any case. `before` are the product's
     * choices so far, whose deleted values count as known.
     */
    read(
      cell: string,
      before: readonly NamedChoice[],
    ): { value: NamedChoice[] } | { error: ApiMessage } {
      const entries = readChoiceCell(cell)
      if (entries === null) return { error: message('import.invalidChoices') }
      const value: NamedChoice[] = []
      for (const entry of entries) {
        const read = readEntry(entry, before)
        if ('error' in read) return { error: read.error }
        value.push(read.entry)
      }
      return { value }
    },

    /** Names of choices and values for people, such as `Size: Small | Large +50`. */
    show: (named: readonly NamedChoice[]): string =>
      writeChoiceCell(
        named.map(({ choice, values }) => ({
          name: choices.nameOf(choice) ?? choice,
          values: values.map((value) => shownValues.get(value) ?? value),
        })),
      ),

    /** Text that `read` resolves to the same choices. */
    write: (named: readonly NamedChoice[]): string =>
      writeChoiceCell(
        named.map(({ choice, values }) => ({
          name: choices.write(choice),
          values: values.map((value) => lookups.get(choice)?.write(value) ?? value),
        })),
      ),
  }
}

/** Choice in a cell, with the values after it; none mean all of the choice. */
export interface ChoiceEntry {
  name: string
  values: string[]
}

/**
 * The entries of a cell such as `Fabric: Sage linen | "Red; striped"; Finish`, or null for a text
 * that is not written so. Inside double quotes a quote is doubled.
 */
export function readChoiceCell(cell: string): ChoiceEntry[] | null {
  const tokens = readTokens(cell)
  if (tokens === null) return null
  const entries: ChoiceEntry[] = []
  for (const part of splitAt(tokens, ';').filter(({ length }) => length > 0)) {
    const entry = parseEntry(part)
    if (entry === null) return null
    entries.push(entry)
  }
  return entries
}

function writeChoiceCell(entries: readonly ChoiceEntry[]): string {
  return entries
    .map(({ name, values }) =>
      values.length === 0 ? quote(name) : `${quote(name)}: ${values.map(quote).join(' | ')}`,
    )
    .join('; ')
}

type Sign = ':' | ';' | '|'
type Token = { text: string } | { sign: Sign }

/** A quoted name, a sign, or a name without quotes. */
const tokenPattern = /\s*(?:"(?<quoted>(?:[^"]|"")*)"|(?<sign>[:;|])|(?<plain>[^\s":;|][^:;|]*))/y

function readTokens(cell: string): Token[] | null {
  const text = cell.trim()
  const pattern = new RegExp(tokenPattern)
  const tokens: Token[] = []
  while (pattern.lastIndex < text.length) {
    const { quoted, sign, plain } = pattern.exec(text)?.groups ?? {}
    if (sign === ':' || sign === ';' || sign === '|') tokens.push({ sign })
    else if (quoted !== undefined) tokens.push({ text: quoted.replaceAll('""', '"') })
    else if (plain !== undefined) tokens.push({ text: plain.trim() })
    else return null
  }
  return tokens
}

function parseEntry([first, colon, ...rest]: Token[]): ChoiceEntry | null {
  if (first === undefined || !('text' in first)) return null
  if (colon === undefined) return { name: first.text, values: [] }
  if (!isSign(colon, ':')) return null
  const values: string[] = []
  for (const [token, ...further] of splitAt(rest, '|')) {
    // An entry with a colon and no values must not offer all of them.
    if (token === undefined || !('text' in token) || further.length > 0) return null
    values.push(token.text)
  }
  return { name: first.text, values }
}

function splitAt(tokens: Token[], sign: Sign): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens)
    if (isSign(token, sign)) parts.push([])
    else parts.at(-1)?.push(token)
  return parts
}

function isSign(token: Token, sign: Sign): boolean {
  return 'sign' in token && token.sign === sign
}

/** The name as it is, or in double quotes where it would be read as something else. */
function quote(name: string): string {
  const isPlain = name !== '' && name === name.trim() && !/["“”:;|]/.test(name)
  return isPlain ? name : `"${name.replaceAll('"', '""')}"`
}
