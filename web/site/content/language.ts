import { useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'
import type { Language } from '../../../domain/languages/language.ts'
import { withBasename } from '../../../domain/urls/language-paths.ts'
import { PageOutputContext } from './page-output.tsx'
import { apiLanguageOf, useSite } from './site.ts'

/** The same as `apiLanguageOf`, for components. */
export function useApiLanguage(): Language | undefined {
  return apiLanguageOf(useSite())
}

/** Beginning of the paths of the page's language: React Router's basename. */
export function useBasename(): string {
  return useContext(NavigationContext).basename
}

/**
 * Turns the path of a public page into its address in the page's language. Needed for links, forms
 * and requests that do not go through the router, which does it for its own. A static site has
 * addresses without a query.
 */
export function useLocalPath(): (path: string) => string {
  const basename = useBasename()
  const { staticAddress } = useContext(PageOutputContext)
  return (path) => {
    const address = withBasename(path, basename)
    return staticAddress === undefined ? address : staticAddress(address)
  }
}
