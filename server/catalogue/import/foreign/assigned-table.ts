import { type FieldErrors, message } from '../../../../domain/messages/api-message.ts'
import { invalid } from '../../../kernel/errors.ts'
import { splitCell, type Table, type TableRow, writeList } from '../csv-table.ts'
import type { Note } from './foreign-row.ts'
import {
  type ConvertedTable,
  convertInTurns,
  createForeignColumns,
  shortenCategory,
} from './foreign-table.ts'
import { htmlToText } from './html-text.ts'

/** Our columns by the columns of a file. */
export type Assignment = Readonly<Record<string, string>>

/**
 * Table whose columns a person has assigned; the others are left out. Throws a 422 on `columns` for
 * an assignment that does not fit the table.
 */
export async function readAssignedTable(
  table: Table,
  assignment: Assignment,
  known: readonly string[],
): Promise<ConvertedTable> {
  const assigned = Object.entries(assignment).filter(([, column]) => column !== '')
  expectFitting(table, assigned, known)
  const found = createForeignColumns(table)
  const columns = assigned.flatMap(([heading, column]) => {
    const source = found.findExact(heading)
    return source === null ? [] : { column, source }
  })
  const names = columns.map(({ column }) => column)
  const convert = (row: TableRow): TableRow => {
    const notes: Note[] = []
    const cells = columns.map(({ column, source }) => {
      const cell = source.read(row)
      return converters[column]?.(cell, source.heading, notes) ?? cell
    })
    const foreign = { key: null, notes, choices: [], shown: new Map(), oldPaths: [] }
    return { number: row.number, cells, foreign }
  }
  const isFoundAgain = names.includes('_id')
  return {
    format: 'assigned',
    table: { columns: names, rows: await convertInTurns(table.rows, convert) },
    notes: [...(isFoundAgain ? [] : [message('results.addedAgain')]), ...found.describeUnused()],
  }
}

function expectFitting(
  { columns }: Table,
  assigned: readonly [heading: string, column: string][],
  known: readonly string[],
): void {
  const refuse = (said: FieldErrors[string]) => invalid({ columns: said })
  if (assigned.length === 0) throw refuse(message('import.noColumnAssigned'))
  const targets = assigned.map(([, column]) => column)
  const twice = targets.find((column, index) => targets.indexOf(column) < index)
  if (twice !== undefined) throw refuse(message('import.columnAssignedTwice', { column: twice }))
  for (const [heading, column] of assigned) {
    if (!columns.includes(heading))
      throw refuse(message('import.columnNotInFile', { column: heading }))
    if (!known.includes(column)) throw refuse(message('import.columnNotOurs', { column }))
  }
}

/** Changes of cells that other programs write differently, by our columns. */
const converters: Readonly<
  Record<string, (cell: string, heading: string, notes: Note[]) => string>
> = {
  description: (cell, column, notes) =>
    htmlToText(cell, true, (max) => notes.push(message('results.textCut', { column, max }))),
  category: (path, column, notes) => shortenCategory(path, column, notes, ' > '),
  tags: (cell) => (/;|^\[/.test(cell) ? cell : writeList(splitCell(cell, ','))),
  images: (cell) =>
    /https?:\/\//i.test(cell)
      ? writeList(splitCell(cell, /(?<![\s,;|])[\s,;|]+(?=https?:\/\/)/i))
      : cell,
  visibility: readVisibility,
}

/** Most programs say whether a product is published. */
function readVisibility(cell: string): string {
  if (/^(?:1|yes|true|published|publish|active|visible)$/i.test(cell)) return 'live'
  if (/^(?:0|-1|2|no|false|unpublished|draft|private|inactive|archived)$/i.test(cell))
    return 'hidden'
  return cell
}
