import type { Readable } from 'node:stream'

/** Where files live. Names are flat: what is left of a hash and an extension, with or without a rendition's width. */
export interface Storage {
  /** Takes a finished file in: when this returns, it survives a power failure. The source is moved away. */
  put(name: string, source: string): Promise<void>
  /** The file's size in bytes, or null when there is none. */
  size(name: string): Promise<number | null>
  /** The file's bytes, or those from `start` to `end`, both inclusive. */
  read(name: string, range?: { start: number; end: number }): Readable
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
