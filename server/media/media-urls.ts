/** URL path of a stored file. The name is a content hash, so the response never changes. */
export function mediaUrl(file: string): string {
  return `/media/${file}`
}
