import { expect, it } from 'vitest'
import { toMessage } from '../../messages/issue-message.ts'
import { fieldSchema } from './field-kinds.ts'
import { moment } from './text-field.ts'

const field = moment({})
const read = (value: unknown) => fieldSchema(field).safeParse(value)

it.each([
  ['2026-01-31T09:00Z', '2026-01-31T09:00:00.000Z'],
  [' 2026-01-31T09:00:00.250Z ', '2026-01-31T09:00:00.250Z'],
  ['2026-01-31T09:00:00+05:30', '2026-01-31T03:30:00.000Z'],
  ['', ''],
  [null, ''],
])('parses the timestamp %j as %j', (written, kept) => {
  expect(read(written).data).toBe(kept)
})

it.each([
  'tomorrow',
  '2026-01-31',
  '2026-01-31T09:00',
  '2026-02-30T09:00:00Z',
  '2026-01-31T25:00:00Z',
  '9999-12-31T23:00:00-05:00',
  '1767225600',
])('rejects the invalid timestamp %j', (written) => {
  const errors = read(written).error?.issues.map(toMessage)
  expect(errors).toEqual([{ code: 'fields.invalidMoment' }])
})
