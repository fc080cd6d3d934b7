/** A file that somebody sent, in the temporary folder until it is taken in or the request ends. */
export class Upload {
  readonly path: string
  /** The name that the sender gave it: shown in messages, never trusted. */
  readonly filename: string
  readonly bytes: number
  /** For a clip, the still that stands for it. */
  readonly poster: Upload | null
  /** For a photograph, what it shows in words, and the point that a crop keeps. */
  readonly alt: string
  readonly focus: string

  constructor(file: {
    path: string
    filename: string
    bytes: number
    poster?: Upload | null
    alt?: string
    focus?: string
  }) {
    this.path = file.path
    this.filename = file.filename
    this.bytes = file.bytes
    this.poster = file.poster ?? null
    this.alt = file.alt ?? ''
    this.focus = file.focus ?? ''
  }
}
