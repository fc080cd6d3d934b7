import { setTimeout as wait } from 'node:timers/promises'
import type { ContentRevision } from './content-revision.ts'
import type { FinishedPage, HeldPage, PageCache } from './page-cache.ts'

/** More than most visitors look at in these seconds; each takes a few milliseconds of the thread. */
const mostPages = 8
/** How long a write waits for its pages at most, and visitors get the former ones. */
const patience = 500
/** Milliseconds between two pages, in which visitors have the thread for themselves. */
const breath = 2

export interface RenewalParts {
  cache: Pick<PageCache, 'hold' | 'renew' | 'release'>
  revision: Pick<ContentRevision, 'current' | 'onChange'>
  /** Makes the page that is kept under a key, as it is shown at a revision. */
  make(key: string, revision: number): Promise<FinishedPage>
}

/**
 * Makes the pages that visitors look at anew as soon as the content has changed. Until they are there, and
 * the write is confirmed, visitors get the former ones: nobody waits for a page that others look at too.
 * Answers how to end it.
 */
export function renewPages({ cache, revision, make }: RenewalParts): () => void {
  let renewing: Promise<void> = Promise.resolve()

  async function renew(pages: HeldPage[], until: number): Promise<void> {
    for (const page of pages) {
      await wait(breath)
      if (performance.now() >= until) return
      try {
        const current = await revision.current()
        await cache.renew(page, current, () => make(page.key, current))
      } catch {
        // Whoever asks for it hears why.
        cache.release(page.key)
      }
    }
  }

  return revision.onChange(async (former) => {
    const until = performance.now() + patience
    const pages = cache.hold(former, mostPages, until)
    if (pages.length === 0) return
    renewing = renewing.then(() => renew(pages, until))
    await Promise.race([renewing, wait(patience, undefined, { ref: false })])
  })
}
