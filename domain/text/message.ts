import formatCompiled from 'icu-minify/format'
import type { Language } from '../languages/language.ts'

/** Compiled message without plural forms: the texts between its values, which are named. */
export type Message<V extends string = string> = string | (string | [V])[]

/** Compiled message with plural forms. */
export type PluralMessage<V extends string = string> =
  | string
  | (string | [V] | [V, number, Record<string, string | (string | number | [V])[]>])[]

/** The message itself; nothing for a mere string, in which no value would be put. */
type Compiled<M> = [M] extends [string] ? never : M

type Values<M> = Readonly<Record<ValueName<M>, string | number>>

type ValueName<M> = M extends (infer Part)[]
  ? Part extends [infer Name extends string, ...unknown[]]
    ? Name
    : never
  : never

/** Stands for an element in the values of a message: its text is split here. */
export const elementMark = '\ufffc'

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
}

/** Puts values into a message. Only plural forms depend on the language. */
export function format<M extends Message>(message: Compiled<M>, values: Values<M>): string
export function format<M extends PluralMessage>(
  message: Compiled<M>,
  values: Values<M>,
  language: Language,
): string
export function format(
  message: PluralMessage,
  values: Values<PluralMessage>,
  language: Language = 'en',
): string {
  return String(formatCompiled(message, language, values, { formatters }))
}

/**
 * Message of a text that owners may write: a name of `values` in braces is a value, a name of `known`
 * is replaced at once. All else is plain text, which may contain braces and apostrophes.
 */
export function toMessage<V extends string>(
  text: string,
  values: readonly V[],
  known: Readonly<Record<string, string>> = {},
): Message<V> {
  const message: (string | [V])[] = []
  let plain = ''
  // Every second part is the name between two braces.
  for (const [index, part] of text.split(/\{(\w+)\}/).entries()) {
    const isName = index % 2 === 1
    const value = values.find((name) => isName && name === part)
    if (value === undefined) {
      const replaced = Object.hasOwn(known, part) ? known[part] : `{${part}}`
      plain += isName ? replaced : part
    } else {
      if (plain !== '') message.push(plain)
      message.push([value])
      plain = ''
    }
  }
  if (message.length === 0) return plain
  return plain === '' ? message : [...message, plain]
}
