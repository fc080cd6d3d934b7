import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * False if the address stays, as for the history entries of dialogs, or if only the selection of a
 * product changes: its page has all that depends on it, so that choosing and going back need no
 * request.
 */
export function revalidatesPage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const { pathname, search } = nextUrl
  const isSame =
    pathname === currentUrl.pathname && (search === currentUrl.search || productPath.test(pathname))
  return defaultShouldRevalidate && !isSame
}

/** Path of a product or its preview, in any language. */
const productPath = /^(?:\/[a-z]{2})?\/product-/
