import type { TextField } from '../../../domain/content/fields/field-types.ts'

/** The parsed value of a cell, or an error that lists the accepted values. */
type ReadCell = { value: unknown } | { error: string }

const TRUE_WORDS = ['yes', 'true', '1', 'on']
const FALSE_WORDS = ['no', 'false', '0', 'off', '']

/** A boolean as people and spreadsheets write it, in any case. */
export function readBooleanCell(cell: string): ReadCell {
  const word = normalise(cell)
  if (TRUE_WORDS.includes(word)) return { value: true }
  if (FALSE_WORDS.includes(word)) return { value: false }
  return { error: 'must be yes or no, true or false, 1 or 0' }
}

/** An option by its value or by its label in the admin, in any case. */
export function readOptionCell({ options = {}, neverEmpty }: TextField, cell: string): ReadCell {
  const word = normalise(cell)
  if (word === '') return { value: '' }
  const option = Object.entries(options).find((names) => names.some((it) => normalise(it) === word))
  if (option !== undefined) return { value: option[0] }
  const accepted = [...Object.values(options), ...(neverEmpty ? [] : ['empty'])]
  return { error: `must be ${new Intl.ListFormat('en', listStyle).format(accepted)}` }
}

/** Spreadsheets change line endings. */
export function unifyLineEndings(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

const listStyle = { type: 'disjunction' } as const

function normalise(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
