/**
 * Loads a part of a page. Without its script the page stays as the server rendered it, with links
 * that work; a navigation loads the page from the server instead.
 */
export function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => {
    if ('hydrated' in document.documentElement.dataset) location.reload()
    return new Promise(() => {})
  })
}
