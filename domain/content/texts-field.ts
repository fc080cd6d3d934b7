import { z } from 'zod'
import { messages } from '../text/validation-messages.ts'

/** A text that is there whether or not somebody wrote it. */
export interface KnownText {
  label: string
  /** Under what it stands in its form. */
  part: string
  /** What it says until somebody says otherwise. */
  defaultText: string
  /** In characters. */
  limit: number
  /** Emptied, it is left out; any other goes back to what is usual. */
  mayBeLeftOut?: boolean
}

export type KnownTexts = Readonly<Record<string, KnownText>>

/** Words in braces that every text may hold. */
const alwaysKnown = ['{brand}', '{shortName}']

/** The words in braces that a text may hold. */
export function placeholdersOf({ defaultText }: KnownText): string[] {
  return [...new Set([...bracesIn(defaultText), ...alwaysKnown])]
}

/**
 * Texts by their ids, of which only those stay that say something other than the usual. Takes an object
 * or its JSON; unknown ids are dropped, null is as usual, and white space becomes single spaces.
 */
export function textsSchema(known: KnownTexts): z.ZodType<Record<string, string>> {
  return z.unknown().transform((value, context) => {
    const sent = z.record(z.string(), z.unknown()).safeParse(openJson(value || {}))
    if (!sent.success) {
      context.addIssue({ code: 'custom', message: 'must be texts by their names' })
      return z.NEVER
    }
    const texts: Record<string, string> = {}
    for (const [id, text] of Object.entries(known)) {
      const said = Object.hasOwn(sent.data, id) ? sent.data[id] : null
      if (said === null || said === undefined) continue
      const line = typeof said === 'string' ? said.replace(/\s+/g, ' ').trim() : null
      const message = line === null ? messages.notText : findError(line, text)
      if (message !== null) {
        const sentence = `${text.part}, “${text.label}”: ${message}`
        context.addIssue({ code: 'custom', message: sentence, path: [id] })
      } else if (line !== null && matchesDefault(line, text)) texts[id] = line
    }
    return texts
  })
}

function openJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function findError(line: string, text: KnownText): string | null {
  if (line.length > text.limit) return messages.tooLong(text.limit)
  const possible = placeholdersOf(text)
  const strange = bracesIn(line).find((word) => !possible.includes(word))
  return strange === undefined
    ? null
    : `${strange} is not known here. You can use ${possible.join(', ')}.`
}

/** Whether a text is worth keeping. */
function matchesDefault(line: string, { defaultText, mayBeLeftOut = false }: KnownText): boolean {
  return line !== defaultText && (line !== '' || mayBeLeftOut)
}

function bracesIn(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}
