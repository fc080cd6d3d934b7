import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ContentRevision } from '../db/content-revision.ts'
import type { Scheduler } from '../kernel/scheduler.ts'
import { compress } from '../response-cache/compression.ts'
import type { PlainResponse } from '../response-cache/response-cache.ts'

/** Upper bound on how long a page outlasts a write by another process. */
const WATCH_INTERVAL_MS = 500
/**
 * Bounds of the delay, in milliseconds, before a failed write is retried; each failure doubles it.
 */
const [MIN_RETRY_DELAY_MS, MAX_RETRY_DELAY_MS] = [500, 60_000]
/**
 * Upper bound of unwritten pages kept in memory; any others are written when they are rendered
 * again.
 */
const MAX_UNWRITTEN_PAGES = 50
/** Folder that the web server in front reads, and prefix of names about to be deleted. */
const [current, outdated] = ['current', 'outdated-']

/** Rendered pages as files, for a web server in front of this one. */
export interface PageExport {
  /**
   * Writes the page of a path, unless the content has changed since its revision. A page with
   * several paths is written at its canonical one. A failed write is retried until the content
   * changes: the page itself is cached by then and may not be rendered again.
   */
  write(path: string, revision: number, page: PlainResponse): Promise<void>
  /**
   * Resolves when no write is running, except by the scheduled job: that ends with the scheduler.
   */
  close(): Promise<void>
}

/** A page to write, with its revision and expiry. */
interface Draft {
  path: string
  shown: number
  html: Buffer
  expiresAt: number
}

export interface PageExportOptions {
  folder: string
  revision: ContentRevision
  scheduler: Scheduler
  /** Called for each file that could not be written or deleted. */
  onError(error: unknown): void
}

/**
 * Starts empty: pages of an earlier process may be older than the content. A change of the content
 * removes all pages in one step; each is written again after it is rendered again. So is a page
 * that has expired.
 */
export function openPageExport({
  folder,
  revision,
  scheduler,
  onError,
}: PageExportOptions): PageExport {
  const pages = join(folder, current)
  const written = new Set<string>()
  /** Pages to retry, by their paths. */
  const unwritten = new Map<string, Draft>()
  let retryDelay = MIN_RETRY_DELAY_MS
  /** On the clock of `performance.now()`. */
  let nextRetryAt = 0
  /** Expiry of written pages by path. */
  const expiries = new Map<string, number>()
  const inProgress = new Set<Promise<void>>()
  let isStale = false
  let isClosed = false
  /**
   * Modification time of files in seconds since 1970, distinct for each revision: web servers
   * derive ETags from time and size.
   */
  let dated = 0

  function advanceDate(): void {
    dated = Math.max(dated + 1, Math.floor(Date.now() / 1_000))
  }

  function clear(): void {
    isStale = true
    advanceDate()
    mkdirSync(pages, { recursive: true })
    renameSync(pages, join(folder, `${outdated}${randomUUID()}`))
    mkdirSync(pages)
    written.clear()
    unwritten.clear()
    expiries.clear()
    isStale = false
    void sweep()
  }

  async function sweep(): Promise<void> {
    const old = readdirSync(folder).filter((name) => name.startsWith(outdated))
    await Promise.all(
      old.map((name) => rm(join(folder, name), { recursive: true, force: true }).catch(onError)),
    )
  }

  function clearOrReport(): void {
    try {
      clear()
    } catch (error) {
      onError(error)
    }
  }

  function removeExpired(): void {
    const now = Date.now()
    const expired = [...expiries].filter(([, moment]) => now >= moment)
    if (expired.length > 0) advanceDate()
    for (const [path] of expired) {
      const file = join(pages, path, 'index.html')
      for (const ending of ['', '.br', '.gz']) rmSync(file + ending, { force: true })
      written.delete(path)
      expiries.delete(path)
    }
  }

  async function watch(): Promise<void> {
    // Retry a removal that failed.
    if (isStale) clearOrReport()
    removeExpired()
    await revision.current()
    await retryUnwritten()
  }

  async function retryUnwritten(): Promise<void> {
    if (isStale || performance.now() < nextRetryAt) return
    try {
      for (const [path, draft] of [...unwritten]) {
        unwritten.delete(path)
        const isCurrent = (await revision.current()) === draft.shown
        if (isCurrent && !isClosed && !written.has(path)) await writeOrRetain(draft)
      }
      retryDelay = MIN_RETRY_DELAY_MS
    } catch (error) {
      nextRetryAt = performance.now() + retryDelay
      retryDelay = Math.min(2 * retryDelay, MAX_RETRY_DELAY_MS)
      throw error
    }
  }

  /** Writes a page, or stores it for a retry. */
  async function writeOrRetain(draft: Draft): Promise<void> {
    const { path, expiresAt } = draft
    let isWritten = false
    written.add(path)
    try {
      isWritten = await put(draft)
    } finally {
      if (!isWritten) {
        written.delete(path)
        if (unwritten.size < MAX_UNWRITTEN_PAGES && Date.now() < expiresAt)
          unwritten.set(path, draft)
      }
    }
  }

  /** Returns true if the page still shows the current content. */
  async function put({ path, shown, html, expiresAt }: Draft): Promise<boolean> {
    const compressed = {
      '.br': await compress(html, 'br'),
      '.gz': await compress(html, 'gzip'),
      '': html,
    }
    const draft = join(folder, `${outdated}${randomUUID()}`)
    const date = dated
    let isMoved = false
    try {
      for (const [ending, bytes] of Object.entries(compressed)) {
        await writeFile(draft + ending, bytes)
        await utimes(draft + ending, date, date)
      }
      const isCurrent = (await revision.current()) === shown && !isStale && Date.now() < expiresAt
      // No `await` from here on, so that nothing else runs in between, a write of the content
      // included.
      if (isCurrent) {
        const file = join(pages, path, 'index.html')
        mkdirSync(dirname(file), { recursive: true })
        if (Number.isFinite(expiresAt)) expiries.set(path, expiresAt)
        for (const ending of Object.keys(compressed)) renameSync(draft + ending, file + ending)
        isMoved = true
      }
      return isCurrent
    } finally {
      if (!isMoved)
        for (const ending of Object.keys(compressed))
          await rm(draft + ending, { force: true }).catch(onError)
    }
  }

  async function write(asked: string, shown: number, page: PlainResponse): Promise<void> {
    const html = withOwnPolicy(page)
    const path = ownPath(page) ?? asked
    if (html === null || written.has(path)) return
    const draft = { path, shown, html, expiresAt: page.expiresAt ?? Number.POSITIVE_INFINITY }
    await writeOrRetain(draft)
  }

  mkdirSync(folder, { recursive: true })
  clear()
  const forget = revision.onChange(clearOrReport)
  scheduler.add({ name: 'page-export', intervalMs: WATCH_INTERVAL_MS, run: watch })

  /** Reports an error of `work`, and lets `close` wait for its end. */
  async function track(work: Promise<void>): Promise<void> {
    const reported = work.catch(onError)
    inProgress.add(reported)
    await reported
    inProgress.delete(reported)
  }

  return {
    write: (path, shown, page) => track(write(path, shown, page)),
    async close() {
      isClosed = true
      forget()
      await Promise.all(inProgress)
    },
  }
}

/**
 * Adds the hashes of scripts and styles as a policy in the page: the web server in front sends the
 * same header with every page, but hashes differ between pages. Null for a page without a policy.
 */
function withOwnPolicy({ headers, body }: PlainResponse): Buffer | null {
  const rules = /script-src [^;]+; style-src [^;]+/.exec(headers['content-security-policy'] ?? '')
  const html = body.toString()
  const charset = /<meta charset="?utf-8"?\s*\/?>/i.exec(html)
  if (rules === null || charset === null) return null
  const place = charset.index + charset[0].length
  const policy = `<meta http-equiv="content-security-policy" content="${rules[0]}"/>`
  return Buffer.from(html.slice(0, place) + policy + html.slice(place))
}

/** Path of the page's canonical URL, if it has one. */
function ownPath({ body }: PlainResponse): string | null {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(body.toString())?.[1]
  return address === undefined ? null : new URL(address).pathname
}
