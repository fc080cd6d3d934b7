import { z } from 'zod'
import { type ApiMessage, message } from '../../messages/api-message.ts'
import { toIssue } from '../../messages/issue-message.ts'
import type { FieldBase, FieldKind, Options } from './field-kind.ts'

export interface TextsField extends FieldBase {
  kind: 'texts'
  /** Known texts by id. */
  known: Readonly<Record<string, KnownText>>
}

/** Text of a page that exists with or without a stored value. */
export interface KnownText {
  /** Name of its group. */
  group: string
  /** Text shown without a stored value. */
  defaultText: string
  /** Maximum length in characters. */
  limit: number
  /** The text may be emptied and is then left out; other texts revert to their default. */
  mayBeLeftOut?: boolean
}

export const texts = <const O extends Options<TextsField>>(options: O) =>
  ({ kind: 'texts', ...options }) as const

export type KnownTexts = TextsField['known']

export const textsKind: FieldKind<TextsField, Record<string, string>> = {
  schema: ({ known }) => textsSchema(known),
  value: () => z.record(z.string(), z.string()),
  isTranslated: () => true,
}

/** Placeholders that every text may contain. */
const alwaysKnown = ['{brand}', '{shortName}']

/** Placeholders that a text may contain. */
export function placeholdersOf({ defaultText }: KnownText): string[] {
  return [...new Set([...bracesIn(defaultText), ...alwaysKnown])]
}

/**
 * Texts by id, reduced to those that differ from their default. Accepts an object or its JSON;
 * unknown ids are dropped, null means the default, and white space collapses to single spaces.
 */
export function textsSchema(known: KnownTexts): z.ZodType<Record<string, string>> {
  return z.unknown().transform((value, context) => {
    const sent = z.record(z.string(), z.unknown()).safeParse(openJson(value || {}))
    if (!sent.success) {
      context.addIssue(toIssue(message('fields.notNamedTexts')))
      return z.NEVER
    }
    const texts: Record<string, string> = {}
    for (const [id, text] of Object.entries(known)) {
      const said = Object.hasOwn(sent.data, id) ? sent.data[id] : null
      if (said === null || said === undefined) continue
      const line = typeof said === 'string' ? toLine(said) : null
      const problem = line === null ? message('fields.notText') : findKnownTextError(line, text)
      if (problem !== null) {
        const place = {
          group: { label: `pageTextGroups.${text.group}` },
          text: { label: `pageTexts.${id}` },
        }
        const issue = toIssue(message('fields.inPageText', { ...place, problem }))
        context.addIssue({ ...issue, path: [id] })
      } else if (line !== null && differsFromDefault(line, text)) texts[id] = line
    }
    return texts
  })
}

/** White space collapses to single spaces. */
export function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Error of a text of a page, or of its translation; null if valid. */
export function findKnownTextError(line: string, text: KnownText): ApiMessage | null {
  if (line.length > text.limit) return message('fields.tooLong', { max: text.limit })
  const possible = placeholdersOf(text)
  const strange = bracesIn(line).find((word) => !possible.includes(word))
  return strange === undefined
    ? null
    : message('fields.unknownPlaceholder', { word: strange, known: possible.join(', ') })
}

function openJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/**
 * True if a text has to be stored: it differs from the default and may be empty only if it is
 * optional.
 */
function differsFromDefault(
  line: string,
  { defaultText, mayBeLeftOut = false }: KnownText,
): boolean {
  return line !== defaultText && (line !== '' || mayBeLeftOut)
}

function bracesIn(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}
