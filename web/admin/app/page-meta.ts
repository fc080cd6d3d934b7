/** Title of a screen; `noindex` keeps the admin out of search engines. */
export function pageMeta(title: string) {
  return () => [
    { title: title === 'Back office' ? title : `${title} · Back office` },
    { name: 'robots', content: 'noindex' },
  ]
}
