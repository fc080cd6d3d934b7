import type { TextField } from '../../../domain/content/fields/field-types.ts'
import { type ApiMessage, message } from '../../../domain/messages/api-message.ts'

/** The parsed value of a cell, or an error that lists the accepted values. */
type ReadCell = { value: unknown } | { error: ApiMessage }

const TRUE_WORDS = ['yes', 'true', '1', 'on']
const FALSE_WORDS = ['no', 'false', '0', 'off', '']

/** A boolean as people and spreadsheets write it, in any case. */
export function readBooleanCell(cell: string): ReadCell {
  const word = normalise(cell)
  if (TRUE_WORDS.includes(word)) return { value: true }
  if (FALSE_WORDS.includes(word)) return { value: false }
  return { error: message('import.notYesOrNo') }
}

/** An option by its value or by its label in the admin, in any case. */
export function readOptionCell({ options = {}, neverEmpty }: TextField, cell: string): ReadCell {
  const word = normalise(cell)
  if (word === '') return { value: '' }
  const option = Object.entries(options).find((names) => names.some((it) => normalise(it) === word))
  if (option !== undefined) return { value: option[0] }
  const labels = Object.values(options)
  return {
    error: neverEmpty
      ? message('import.notAnOption', { options: labels })
      : message('import.notAnOptionNorEmpty', { options: labels.join(', ') }),
  }
}

/** Spreadsheets change line endings. */
export function unifyLineEndings(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

function normalise(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
