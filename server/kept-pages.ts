import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type SendKept, sendAnswer } from './answer-at-once.ts'
import type { ContentRevision } from './content-revision.ts'
import type { Meters } from './metrics/meters.ts'
import { type KeptPage, type PageCache, readyAnswer } from './page-cache.ts'
import { pageKeyOf } from './page-key.ts'
import type { NoteView } from './page-views.ts'

export interface KeptPagesOptions {
  cache: PageCache
  revision: ContentRevision
  meters: Pick<Meters, 'counts'>
  /** The site's address, where each request does not say another. */
  publicUrl: string | null
  noteView: NoteView
}

/** Finds the page that is kept for a request, and sends it. */
export function createKeptPages({
  cache,
  revision,
  meters,
  publicUrl,
  noteView,
}: KeptPagesOptions): SendKept {
  function find({ url = '', headers }: IncomingMessage): KeptPage | undefined {
    const origin = publicUrl ?? `http://${headers.host ?? ''}`
    // Nothing is kept under what is no key, and many addresses are their own.
    const own = origin + url
    const key = cache.has(own) ? own : pageKeyOf(url, origin)?.key
    if (key === undefined || !cache.has(key)) return undefined
    const shown = revision.confirmed()
    // Where it is not known, the request takes the long way round.
    return shown === undefined ? undefined : cache.find(key, shown)
  }

  return (request, response) => {
    const page = find(request)
    const answer = page && readyAnswer(request.headers, page)
    if (page === undefined || answer === undefined) return null
    meters.counts.keptPagesSent += 1
    noteView(request, page.source.subject)
    const id = randomUUID()
    return { id, status: sendAnswer(request, response, answer, id) }
  }
}
