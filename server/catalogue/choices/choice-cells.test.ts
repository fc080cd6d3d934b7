import { expect, it } from 'vitest'
import { messageWriters } from '../../kernel/message-writers.ts'
import { createChoiceNames } from './choice-cells.ts'

const id = (number: number) => `aaaaaaaa-0000-7000-8000-0000000000${number}`
const valueNames = ['Sage linen', 'Indigo', 'Red; "wide" | striped: 2', '=SUM(A1)', '4" foam']
const fabric = {
  _id: id(10),
  name: 'Fabric',
  values: [...valueNames, 'हरा सूती'].map((name, at) => ({ _id: id(11 + at), name })),
}
const finish = { _id: id(20), name: 'Finish: wood', values: [] }
const twice = ['Chain', 'chain', 'Rope', 'Rope'].map((name, at) => ({
  _id: id(30 + at),
  name,
  values: [],
}))
const names = createChoiceNames([fabric, finish, ...twice])
const valueIds = fabric.values.map(({ _id }) => _id)
const [sage = '', indigo = '', odd = '', , foam = ''] = valueIds

const read = (cell: string) => names.read(cell, [])
const errorOf = (cell: string) => {
  const result = read(cell)
  return 'error' in result ? messageWriters.en(result.error) : undefined
}

it('parses choices and values, ignoring case and whitespace', () => {
  const both = {
    value: [
      { choice: fabric._id, values: [sage, indigo] },
      { choice: finish._id, values: [] },
    ],
  }
  expect(read('Fabric: Sage linen | Indigo; "Finish: wood"')).toEqual(both)
  expect(read('  fabric:SAGE LINEN|"indigo" ;"finish: WOOD";')).toEqual(both)
  expect(read(`${fabric._id.toUpperCase()}: ${sage} | Indigo; ${finish._id}`)).toEqual(both)
  expect(read('Fabric')).toEqual({ value: [{ choice: fabric._id, values: [] }] })
  expect(read('')).toEqual({ value: [] })
})

it('parses quoted names with separators, and inch marks without quoting', () => {
  expect(read('Fabric: "Red; ""wide"" | striped: 2" | 4" foam')).toEqual({
    value: [{ choice: fabric._id, values: [odd, foam] }],
  })
})

it.each([
  [[]],
  [[{ choice: fabric._id, values: [] }]],
  [[{ choice: fabric._id, values: valueIds.toReversed() }]],
  [
    [
      { choice: finish._id, values: [] },
      { choice: fabric._id, values: [odd] },
    ],
  ],
  [twice.map(({ _id }) => ({ choice: _id, values: [] }))],
])('serialises choices to a cell that parses back to the same value: %j', (choices) => {
  expect(read(names.write(choices))).toEqual({ value: choices })
})

it('writes the id instead of the name only for an ambiguous name', () => {
  const [first, , rope] = twice
  const written = names.write([first, rope].map((one) => ({ choice: one?._id ?? '', values: [] })))
  expect(written).toBe(`Chain; ${rope?._id}`)
})

it('accepts a deleted value for the product that has it, and rejects it for others', () => {
  const gone = 'aaaaaaaa-0000-7000-8000-000000000099'
  const before = [{ choice: fabric._id, values: [gone] }]
  expect(names.write(before)).toBe(`Fabric: ${gone}`)
  expect(names.read(names.write(before), before)).toEqual({ value: before })
  expect(errorOf(`Fabric: ${gone}`)).toBe(`“Fabric” has no value “${gone}”.`)
})

it.each([
  ['Fabrik', 'There is no choice “Fabrik”.'],
  ['Fabric: Sage', '“Fabric” has no value “Sage”.'],
  ['Finish: wood', 'There is no choice “Finish”.'],
  ['CHAIN', 'Several choices are called “CHAIN”: use the id.'],
])('returns an error that names the unknown or ambiguous choice or value: %s', (cell, error) => {
  expect(errorOf(cell)).toBe(error)
})

it.each([
  'Fabric:',
  ': Indigo',
  'Fabric: Sage linen: Indigo',
  'Fabric: "Indigo',
  'Fabric: "Indigo" x',
])('rejects a malformed cell instead of offering all values: %s', (cell) => {
  expect(errorOf(cell)).toMatch(/^must be written as “Fabric: /)
})
