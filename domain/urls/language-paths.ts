import type { Language, ShopLanguages } from '../languages/language.ts'

/**
 * Beginning of the paths of a language's pages, with a slash at its end: `/` for the default
 * language, `/hi/` for another. It is the `basename` of React Router.
 */
export function basenameOf(language: Language, defaultLanguage: Language): string {
  return language === defaultLanguage ? '/' : `/${language}/`
}

/** Path of a page in a language; `path` is the one in the default language, with query and hash. */
export function pathInLanguage(
  path: string,
  language: Language,
  defaultLanguage: Language,
): string {
  return withBasename(path, basenameOf(language, defaultLanguage))
}

/**
 * Path behind a basename. Whatever is no path of the site stays as it is, and so does a path that
 * has the basename: no page's own path begins with a language.
 */
export function withBasename(path: string, basename: string): string {
  const isPath = path.startsWith('/') && !path.startsWith('//')
  if (basename === '/' || !isPath || path.startsWith(basename)) return path
  return basename.slice(0, -1) + path
}

/** The opposite of `withBasename`; null for a path that does not have the basename. */
export function withoutBasename(path: string, basename: string): string | null {
  return path.startsWith(basename) ? path.slice(basename.length - 1) : null
}

/** Language of a URL, and its path in the default language. */
interface LanguagePath {
  language: Language
  /** With the query. Without the slash in front if the URL lacks the one behind its language. */
  path: string
}

/**
 * Splits path and query of a URL. The default language's own tag, and that of a language that is
 * not switched on, is part of a path like any other, which has no page.
 */
export function splitLanguage(
  url: string,
  { default: standard, all }: ShopLanguages,
): LanguagePath {
  const tag = firstSegment.exec(url)?.[1]
  const language = all.find((each) => each === tag)
  if (tag === undefined || language === undefined || language === standard)
    return { language: standard, path: url }
  return { language, path: url.slice(1 + tag.length) }
}

/** True for a URL that may have a language: the shop's need not be known for all others. */
export function mayHaveLanguage(url: string): boolean {
  return firstSegment.test(url)
}

/** Tags have two letters; the first segment of no page's own path has. */
const firstSegment = /^\/([a-z]{2})(?=[/?]|$)/
