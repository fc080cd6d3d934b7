/** Where a kept file is served. The name is the hash of its bytes, so the address never changes what it serves. */
export function mediaUrl(file: string): string {
  return `/media/${file}`
}
