const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}

/** Media type by the extension of a name. */
export function fileTypeOf(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** Names are content hashes, so files never change. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'
