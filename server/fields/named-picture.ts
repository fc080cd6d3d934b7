import { z } from 'zod'
import { type Description, readDescription } from './picture-description.ts'

/** A picture or video of the library that a write names in place of a file. */
export class NamedPicture {
  readonly id: string
  /** Description of the use's own; undefined parts are as in the library. */
  readonly alt: string | undefined
  readonly focus: string | undefined
  /** Id of the value of a choice that it shows; empty on most. */
  readonly value: string

  constructor({ id, alt, focus, value = '' }: Description & { id: string; value?: string }) {
    this.id = id
    this.alt = alt
    this.focus = focus
    this.value = value
  }
}

const TEXT_PREFIX = 'picture:'

const namedPicture = z.object({ picture: z.string() })

/** Reads `{ picture: id }` of JSON or the text `picture:<id>` of a form; null for anything else. */
export function readNamedPicture(sent: unknown): NamedPicture | null {
  if (typeof sent === 'string') {
    const text = sent.trim()
    return text.startsWith(TEXT_PREFIX)
      ? new NamedPicture({ id: toId(text.slice(TEXT_PREFIX.length)) })
      : null
  }
  const named = namedPicture.safeParse(sent)
  if (!named.success) return null
  return new NamedPicture({ id: toId(named.data.picture), ...readDescription(sent) })
}

function toId(text: string): string {
  return text.trim().toLowerCase()
}
