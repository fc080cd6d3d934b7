/**
 * Bytes of the hash in a name: enough against collisions, and short, since pages contain each name
 * many times.
 */
const nameBytes = 16

/** Content-addressed name without extension: 22 characters for 128 bits of the SHA-256. */
export function nameOfHash(digest: Buffer): string {
  return digest.subarray(0, nameBytes).toString('base64url')
}

const longName = /(?<![0-9a-f])[0-9a-f]{64}(?=[.-])/

/** Replaces the whole hexadecimal hash of former names or URLs by the short form. */
export function shorten(name: string): string {
  return name.replace(longName, (hash) => nameOfHash(Buffer.from(hash, 'hex')))
}

/** Length of the base name, which an original and its variants share. */
const baseLength = 22

export function baseOf(file: string): string {
  return file.slice(0, baseLength)
}

/** An id that follows from the hash in a name. */
export function idOfFile(file: string): string {
  const hex = Buffer.from(baseOf(file), 'base64url')
    .toString('hex')
    .padEnd(2 * nameBytes, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** URL path of a stored file. The name is a content hash, so the response never changes. */
export function mediaUrl(file: string): string {
  return `/media/${file}`
}

/** The stored file that a URL path leads to. */
export function fileOfUrl(url: string): string {
  return url.slice(mediaUrl('').length)
}

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
