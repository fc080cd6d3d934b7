import { z } from 'zod'
import { withCode } from '../../messages/issue-message.ts'
import { type FieldBase, type FieldKind, isMissing, type Options } from './field-kind.ts'
import { type TextField, textSchema } from './text-field.ts'

/** Texts that belong together, such as name and address of a customer: one object of the API. */
export interface GroupField extends FieldBase {
  kind: 'group'
  entries: Readonly<Record<string, TextField>>
  /** Entry without which there is no group: the value is null. */
  neededEntry?: string
}

/** Type of the value in a record. */
export type GroupOf<F extends GroupField> =
  | { -readonly [K in keyof F['entries']]: string }
  | (F extends { neededEntry: string } ? null : never)

export const group = <const O extends Options<GroupField>>(options: O) =>
  ({ kind: 'group', ...options }) as const

export const groupKind: FieldKind<GroupField, Record<string, string> | null> = {
  schema(field) {
    const shape = Object.entries(field.entries).map(([name, entry]) => [name, textSchema(entry)])
    const texts = z.object(Object.fromEntries(shape), withCode('fields.notNamedTexts'))
    return z.preprocess(
      (value) => readGroup(field, value),
      field.neededEntry === undefined ? texts : texts.nullable(),
    )
  },
  value({ entries, neededEntry }) {
    const shape: Record<string, z.ZodString> = {}
    for (const name of Object.keys(entries)) shape[name] = z.string()
    const texts = z.object(shape)
    return neededEntry === undefined ? texts : texts.nullable()
  },
}

function readGroup({ neededEntry }: GroupField, value: unknown): unknown {
  if (neededEntry === undefined) return isMissing(value) ? {} : value
  if (isMissing(value)) return null
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  const needed = isGroup ? Object.entries(value).find(([name]) => name === neededEntry)?.[1] : value
  return isMissing(typeof needed === 'string' ? needed.trim() : needed) ? null : value
}
