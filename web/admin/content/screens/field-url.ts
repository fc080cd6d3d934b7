const prefix = '#field-'

/** The part of an address that leads to a field of its screen. */
export function fieldHash(name: string): string {
  return prefix + encodeURIComponent(name)
}

/** The field that an address leads to; empty where it leads to none. */
export function fieldIn(hash: string): string {
  if (!hash.startsWith(prefix)) return ''
  try {
    return decodeURIComponent(hash.slice(prefix.length))
  } catch {
    return ''
  }
}
