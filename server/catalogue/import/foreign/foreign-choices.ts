import { v7 as uuid } from 'uuid'
import { choice } from '../../../../domain/content/choice.ts'
import {
  type Author,
  type ContentWriter,
  checkFields,
  storedFields,
} from '../../../content/content-writer.ts'
import type { Connection } from '../../../db/database.ts'
import { readChoices } from '../../choices/choice-cells.ts'
import type { Table } from '../csv-table.ts'
import type { ForeignChoice } from './foreign-row.ts'

/** Choice that the shop does not have yet. */
export interface NewChoice {
  /** Id in the plan; the stored record gets another. */
  _id: string
  name: string
  values: { _id: string; name: string; surcharge: string }[]
}

/**
 * The table with its `choices` cells, and the choices to create. A choice is shared where the name,
 * the values and their surcharges are the same.
 */
export async function planChoices(
  connection: Connection,
  table: Table,
): Promise<{ table: Table; newChoices: NewChoice[] }> {
  const column = table.columns.indexOf('choices')
  const wanted = table.rows.some(({ foreign }) => (foreign?.choices.length ?? 0) > 0)
  if (column === -1 || !wanted) return { table, newChoices: [] }
  const stored = await readChoices(connection)
  const known = new Map<string, NewChoice>(stored.map((one) => [keyOf(one), one]))
  const newChoices: NewChoice[] = []
  const find = (foreign: ForeignChoice): NewChoice => {
    const key = keyOf(foreign)
    const shared = known.get(key)
    if (shared !== undefined) return shared
    const values = foreign.values.map((value) => ({ _id: uuid(), ...value }))
    const fresh = { _id: uuid(), name: foreign.name, values }
    known.set(key, fresh)
    newChoices.push(fresh)
    return fresh
  }
  const rows = table.rows.map((row) => {
    if (row.foreign === undefined) return row
    const named = new Map(row.foreign.choices.map((own) => [own.name, { own, stored: find(own) }]))
    const cell = [...named.values()].map(({ own, stored }) => writeCell(stored, own)).join('; ')
    const shownValues = new Map(
      [...row.foreign.shown].flatMap(([address, { choice, value }]) => {
        const id = idsByName(named.get(choice)?.stored.values ?? []).get(value.toLowerCase())
        return id === undefined ? [] : [[address, id]]
      }),
    )
    return { ...row, cells: row.cells.with(column, cell), shownValues }
  })
  return { table: { ...table, rows }, newChoices }
}

function keyOf({ name, values }: ForeignChoice): string {
  const own = values.map((value) => [value.name.toLowerCase(), value.surcharge].join('\n'))
  return JSON.stringify([name.toLowerCase(), ...own.toSorted()])
}

function idsByName(values: NewChoice['values']): Map<string, string> {
  return new Map(values.map(({ _id, name }) => [name.toLowerCase(), _id]))
}

/** By ids, since several choices may have one name, and the values in the product’s own order. */
function writeCell({ _id, values }: NewChoice, own: ForeignChoice): string {
  const ids = idsByName(values)
  return `${_id}: ${own.values.map(({ name }) => ids.get(name.toLowerCase())).join(' | ')}`
}

const plainValue = { colour: '', image: null, note: '', isAvailable: true, hidden: false }

/** Creates the new choices; returns their ids by those of the plan. */
export async function createChoices(
  connection: Connection,
  writer: ContentWriter,
  choices: readonly NewChoice[],
  author: Author,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { _id, name, values } of choices) {
    const fields = checkFields(choice, {
      name,
      kind: 'list',
      values: values.map((value) => ({ ...plainValue, ...value })),
    })
    const record = await writer.create(
      connection,
      choice,
      { fields: storedFields(choice, fields) },
      author,
    )
    ids.set(_id, record._id)
  }
  return ids
}
