import type { Readable } from 'node:stream'
import { RequestError } from '../kernel/errors.ts'

/** Where files live. Names are flat: what is left of a hash and an extension, with or without a rendition's width. */
export interface Storage {
  /** Takes a finished file in: when this returns, it survives a power failure. The source is moved away. */
  put(name: string, source: string): Promise<void>
  /** The file's size in bytes, or null when there is none. */
  size(name: string): Promise<number | null>
  /** The file's bytes, or those from `start` to `end`, both inclusive. Whoever leaves early destroys it. */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>
  /** Where visitors get a file that is there by themselves, or null where this process sends it. */
  redirect(name: string): Promise<Redirect | null>
  /** Forgets a file; one that is not there is no fault. */
  remove(name: string): Promise<void>
  /** Gives files other names, and is durable when it returns. What was done already is no fault. */
  renameAll(nameOf: (name: string) => string): Promise<void>
  /** Whether there is not a single file. */
  isEmpty(): Promise<boolean>
  /** Every file with the time of its last change, in milliseconds. */
  list(): AsyncIterable<{ name: string; changedAt: number }>
  /** Whether files can be written at present. */
  check(): Promise<void>
}

/** An address of a file outside this process. */
export interface Redirect {
  url: string
  /** Whether it stays the same for good. */
  isLasting: boolean
  /** How long it may be kept. */
  seconds: number
}

/** The storage does not answer, or not as it should. It may again at any time. */
export class StorageUnavailableError extends RequestError {
  constructor(cause: unknown, consequence = '') {
    super(503, `Photos and videos are not available right now${consequence}. Please try again.`, {
      retryAfter: 5,
    })
    this.cause = cause
  }
}

/** A file that was asked for is not there. */
export class MissingFileError extends RequestError {
  constructor() {
    super(404, 'There is no such file.')
  }
}
