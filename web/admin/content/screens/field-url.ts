const prefix = '#field-'

/** URL hash of a field. */
export function fieldHash(name: string): string {
  return prefix + encodeURIComponent(name)
}

/** Field of a URL hash; empty if it names none. */
export function fieldIn(hash: string): string {
  if (!hash.startsWith(prefix)) return ''
  try {
    return decodeURIComponent(hash.slice(prefix.length))
  } catch {
    return ''
  }
}
