/** An uploaded file, in the temporary folder until it is stored or the request ends. */
export class Upload {
  readonly path: string
  /** File name sent by the client: shown in messages, never trusted. */
  readonly filename: string
  readonly bytes: number
  /** Poster image of a video. */
  readonly poster: Upload | null
  /** Alt text of a photo, and the focus point that a crop keeps. */
  readonly alt: string
  readonly focus: string
  /** Id of the value of a choice that a photo shows; empty on most. */
  readonly value: string

  constructor(file: {
    path: string
    filename: string
    bytes: number
    poster?: Upload | null
    alt?: string
    focus?: string
    value?: string
  }) {
    this.path = file.path
    this.filename = file.filename
    this.bytes = file.bytes
    this.poster = file.poster ?? null
    this.alt = file.alt ?? ''
    this.focus = file.focus ?? ''
    this.value = file.value ?? ''
  }
}
