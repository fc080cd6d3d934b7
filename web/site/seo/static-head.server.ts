import type { EntryContext } from 'react-router'
import type { RequestScope } from '../../ssr/context.ts'
import { hasHead } from './page-head.ts'

/** Gives the addresses in the meta tags of a page the form that they have in a static site. */
export function writeStaticHead(
  { staticHandlerContext: { loaderData } }: EntryContext,
  { origin, staticAddress }: RequestScope,
): void {
  if (staticAddress === undefined) return
  const addressOf = (value: unknown) =>
    typeof value === 'string' && value.startsWith(`${origin}/`)
      ? origin + staticAddress(value.slice(origin.length))
      : value
  for (const [id, page] of Object.entries(loaderData)) {
    if (!hasHead(page)) continue
    const head = page.head.map((tag) => {
      if ('href' in tag) return { ...tag, href: addressOf(tag.href) }
      return 'content' in tag ? { ...tag, content: addressOf(tag.content) } : tag
    })
    loaderData[id] = { ...page, head }
  }
}
