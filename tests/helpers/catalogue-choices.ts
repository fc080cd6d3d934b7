import { expect } from 'vitest'
import type { TestCatalogue } from './catalogue.ts'

/** A choice created for a test, with the ids of its values by name. */
export interface CreatedChoice {
  _id: string
  /** Throws for an unknown name. */
  idOf(value: string): string
  /** Updates the choice: sends all values, with changes by name, and further fields. */
  change(changes: Record<string, object>, more?: object): Promise<void>
}

interface AnsweredChoice {
  _id: string
  values: { _id: string; name: string }[]
}

/** Creates a choice of kind `swatch`; `more` has further fields and may set another kind. */
export async function addChoice(
  shop: TestCatalogue,
  name: string,
  values: readonly (string | { name: string })[],
  more: object = {},
): Promise<CreatedChoice> {
  const json = {
    name,
    kind: 'swatch',
    values: values.map((value) => (typeof value === 'string' ? { name: value } : value)),
    ...more,
  }
  const { status, body } = await shop.call('POST', '/choices/add', { json })
  expect([status, body.message]).toEqual([201, expect.any(String)])
  let made: AnsweredChoice = body.choiceData
  const { _id } = made
  return {
    _id,
    idOf(value) {
      const found = made.values.find((one) => one.name === value)
      if (found === undefined) throw new Error(`The choice has no value ${value}.`)
      return found._id
    },
    async change(changes, further = {}) {
      const changed = made.values.map((value) => ({ ...value, ...changes[value.name] }))
      const sent = { values: changed, ...further }
      const { status, body } = await shop.call('PUT', `/choices/${_id}`, { json: sent })
      expect(status).toBe(200)
      made = body.choiceData
    },
  }
}
