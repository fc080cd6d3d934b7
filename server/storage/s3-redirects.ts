import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { LRUCache } from 'lru-cache'
import type { Bucket } from './s3-bucket.ts'
import { type Redirect, type Storage, StorageUnavailableError } from './storage.ts'

/** All requests within one window get the same signed URL, so that browsers can cache the file. */
const SIGNING_WINDOW_SECONDS = 30 * 60
const SIGNATURE_TTL_SECONDS = 3 * SIGNING_WINDOW_SECONDS
/** The public base URL may change with the next start. */
const REDIRECT_TTL_SECONDS = 24 * 60 * 60

/** Redirects of visitors to files in the storage. */
export function createRedirects(
  { client, location }: Bucket,
  base: string,
): { find: Storage['redirect'] } {
  const signed = new LRUCache<string, Redirect>({ max: 20_000 })

  async function sign(name: string): Promise<Redirect> {
    const begun = Math.floor(Date.now() / 1_000 / SIGNING_WINDOW_SECONDS) * SIGNING_WINDOW_SECONDS
    const key = `${begun} ${name}`
    const known = signed.get(key)
    if (known !== undefined) return known
    const command = new GetObjectCommand({ Bucket: location.bucket, Key: base + name })
    const signingDate = new Date(begun * 1_000)
    const signing = getSignedUrl(client, command, { signingDate, expiresIn: SIGNATURE_TTL_SECONDS })
    // Credentials of a role are fetched, which may fail.
    const url = await signing.catch((error: unknown) => {
      throw new StorageUnavailableError(error)
    })
    // Handed out until the window's end and cached for a whole window more, the URL is last used
    // two windows after signing; the signature lasts three.
    const redirect = { url, isLasting: false, seconds: SIGNING_WINDOW_SECONDS }
    signed.set(key, redirect)
    return redirect
  }

  return {
    async find(name) {
      switch (location.delivery) {
        case 'proxy':
          return null
        case 'signed':
          return sign(name)
        case 'public':
          return {
            url: `${location.address}/${base}${name}`,
            isLasting: true,
            seconds: REDIRECT_TTL_SECONDS,
          }
        default:
          return location.delivery satisfies never
      }
    },
  }
}
