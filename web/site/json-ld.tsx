export type JsonLdData = Record<string, unknown>

/** Facts for search engines: a data block, which no script policy touches. */
export function JsonLd({ data }: { data: JsonLdData }) {
  return <script type="application/ld+json">{safeJson(data)}</script>
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON in which no text can end the element around it, or a line of a script. */
export function safeJson(data: unknown): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] ?? '')
}

/** The way to a page, from the home page on; `path` is from the root. */
export function breadcrumbList(
  origin: string,
  trail: readonly { name: string; path: string }[],
): JsonLdData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
