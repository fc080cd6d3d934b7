/** The title of a screen. No part of the back office belongs in a search engine. */
export function pageMeta(title: string) {
  return () => [
    { title: title === 'Back office' ? title : `${title} · Back office` },
    { name: 'robots', content: 'noindex' },
  ]
}
