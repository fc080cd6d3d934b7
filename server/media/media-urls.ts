/** URL path of a stored file. The name is a content hash, so the response never changes. */
export function mediaUrl(file: string): string {
  return `/media/${file}`
}

/** The stored file that a URL path leads to. */
export function fileOfUrl(url: string): string {
  return url.slice(mediaUrl('').length)
}
