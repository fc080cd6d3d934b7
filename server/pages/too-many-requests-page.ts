import type { Language } from '../../domain/languages/language.ts'
import { getOrLoad } from '../kernel/single-flight.ts'
import type { PlainResponse } from '../response-cache/response-cache.ts'

export interface TooManyRequestsPage {
  /** The cached 429 page; rendering it for each request would be work again. */
  read(revision: number, language: Language): Promise<PlainResponse>
}

type MakePage = (language: Language) => Promise<PlainResponse>

/** `make` is called once per revision of the content and language. */
export function createTooManyRequestsPage(make: MakePage): TooManyRequestsPage {
  const pages = new Map<string, Promise<PlainResponse>>()
  let keptFor = -1
  return {
    read(revision, language) {
      if (keptFor !== revision) pages.clear()
      keptFor = revision
      return getOrLoad(pages, language, () => makeStill(() => make(language)))
    },
  }
}

/**
 * Removes scripts: hydration would fail, as the URL in the browser differs from the rendered one.
 */
async function makeStill(make: () => Promise<PlainResponse>): Promise<PlainResponse> {
  const { status, headers, body } = await make()
  const html = body
    .toString()
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  return { status, headers: { ...headers, 'cache-control': 'no-store' }, body: Buffer.from(html) }
}
