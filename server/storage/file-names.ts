/** Enough of a hash that no two files ever share it, in few letters: a page names each photograph many times. */
const nameBytes = 16

/** What a kept file is called before its extension: 22 letters for 128 bits of the SHA-256 of its bytes. */
export function nameOfHash(digest: Buffer): string {
  return digest.subarray(0, nameBytes).toString('base64url')
}

const longName = /(?<![0-9a-f])[0-9a-f]{64}(?=[.-])/

/** A name or an address with the whole hash in hexadecimal, as it once stood, by its present name. */
export function shorten(name: string): string {
  return name.replace(longName, (hash) => nameOfHash(Buffer.from(hash, 'hex')))
}

/** How long the part of a name is that the original and all its renditions share. */
const baseLength = 22

export function baseOf(file: string): string {
  return file.slice(0, baseLength)
}
