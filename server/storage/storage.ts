import type { Readable } from 'node:stream'
import { message } from '../../domain/messages/api-message.ts'
import { RequestError } from '../kernel/errors.ts'

/**
 * File storage. Names are flat: part of a hash and an extension, with or without a variant's width.
 */
export interface Storage {
  /**
   * Stores a finished file durably: when this returns, it survives a power failure. Moves the
   * source.
   */
  put(name: string, source: string): Promise<void>
  /** Size in bytes, or null if there is no such file. */
  size(name: string): Promise<number | null>
  /**
   * The file's bytes, or those from `start` to `end`, both inclusive. A caller that stops early
   * must destroy the stream.
   */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>
  /** URL at which visitors load an existing file, or null if this process sends it. */
  redirect(name: string): Promise<Redirect | null>
  /** Deletes a file; a missing one is not an error. */
  remove(name: string): Promise<void>
  /** Renames files durably. Files that already have their new name are skipped. */
  renameAll(nameOf: (name: string) => string): Promise<void>
  /** True if there is no file at all. */
  isEmpty(): Promise<boolean>
  /** All files with the time of their last change, in milliseconds. */
  list(): AsyncIterable<{ name: string; changedAt: number }>
  /** Throws if files cannot be written at present. */
  check(): Promise<void>
}

/** URL of a file outside of this process. */
export interface Redirect {
  url: string
  /** True if the URL never changes. */
  isLasting: boolean
  /** How long the redirect may be cached. */
  seconds: number
}

/** The storage is unreachable or failing. It may recover at any time. */
export class StorageUnavailableError extends RequestError {
  constructor(cause: unknown, isWrite = false) {
    const code = isWrite ? 'media.unavailableNotSaved' : 'media.unavailable'
    super(503, message(code), { retryAfter: 5 })
    this.cause = cause
  }
}

/** The requested file does not exist. */
export class MissingFileError extends RequestError {
  constructor() {
    super(404, message('media.noFile'))
  }
}
