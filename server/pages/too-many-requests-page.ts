import type { PlainResponse } from '../response-cache/response-cache.ts'

export interface TooManyRequestsPage {
  /** The cached 429 page; rendering it for each request would be work again. */
  read(revision: number): Promise<PlainResponse>
}

/** `make` is called once per revision of the content. */
export function createTooManyRequestsPage(make: () => Promise<PlainResponse>): TooManyRequestsPage {
  let kept: { revision: number; page: Promise<PlainResponse> } | null = null
  return {
    read(revision) {
      if (kept?.revision !== revision) kept = { revision, page: makeStill(make) }
      return kept.page
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
