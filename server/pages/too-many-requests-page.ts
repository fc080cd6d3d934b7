import type { PlainResponse } from '../response-cache/response-cache.ts'

export interface BusyPage {
  /** The page for a visitor who has had their share; making it must not be work in its turn. */
  read(revision: number): Promise<PlainResponse>
}

/** `make` is called once for each revision of the content. */
export function createBusyPage(make: () => Promise<PlainResponse>): BusyPage {
  let kept: { revision: number; page: Promise<PlainResponse> } | null = null
  return {
    read(revision) {
      if (kept?.revision !== revision) kept = { revision, page: makeStill(make) }
      return kept.page
    },
  }
}

/** Without script: the address in the browser is another than the one that was rendered. */
async function makeStill(make: () => Promise<PlainResponse>): Promise<PlainResponse> {
  const { status, headers, body } = await make()
  const html = body
    .toString()
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  return { status, headers: { ...headers, 'cache-control': 'no-store' }, body: Buffer.from(html) }
}
