const backOffice = 'Back office'
const ending = ` · ${backOffice}`

/**
 * Title of a screen; `noindex` keeps the admin out of search engines. The title is in English, and
 * translated once the texts of the language are loaded.
 */
export function pageMeta(title: string) {
  return () => [
    { title: title === backOffice ? title : `${title}${ending}` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Title that `pageMeta` gave, in another language. */
export function translateTitle(title: string, translate: (english: string) => string): string {
  if (title === backOffice) return translate(backOffice)
  return title.endsWith(ending)
    ? `${translate(title.slice(0, -ending.length))} · ${translate(backOffice)}`
    : title
}
