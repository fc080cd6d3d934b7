import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import pRetry from 'p-retry'
import { type ApiMessage, message } from '../../../domain/messages/api-message.ts'
import { BYTES_PER_MEGABYTE } from '../../kernel/bytes.ts'
import { isDiskFull } from '../../kernel/errors.ts'
import { writeNewFile } from '../../storage/new-file.ts'
import {
  addressIn,
  type ImportHost,
  isAllowedHost,
  isPublicAddress,
  lookupPublic,
  PrivateAddressError,
} from './import-hosts.ts'

/** A picture could not be fetched; `said` is meant for users. */
export class DownloadError extends Error {
  readonly said: ApiMessage
  /** True if the next attempt may succeed. */
  readonly isTransient: boolean

  constructor(said: ApiMessage, isTransient = false) {
    super(said.code)
    this.said = said
    this.isTransient = isTransient
  }
}

export interface DownloadLimits {
  /** For everything: redirects, attempts and reading. */
  milliseconds: number
  bytes: number
}

const downloadLimits: DownloadLimits = { milliseconds: 20_000, bytes: 25 * BYTES_PER_MEGABYTE }
const MAX_REDIRECTS = 5
const MAX_RETRIES = 2
const MIN_RETRY_DELAY_MS = 1_000

/** Fetches pictures by their addresses. */
export type PictureDownload = ReturnType<typeof createPictureDownload>

/** `allowed` are hosts that need not be public. */
export function createPictureDownload(
  allowed: readonly ImportHost[],
  limits: DownloadLimits = downloadLimits,
) {
  // Many pictures of a server come over few connections; idle ones keep no process alive.
  const agents = {
    http: new HttpAgent({ keepAlive: true }),
    https: new HttpsAgent({ keepAlive: true }),
  }

  /** Requests an address without cookies and credentials; follows no redirect. */
  function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const isAllowed = isAllowedHost(url, allowed)
    const address = addressIn(url)
    if (!isAllowed && address !== null && !isPublicAddress(address))
      throw new DownloadError(message('import.privateAddress'))
    const isHttps = url.protocol === 'https:'
    const options = {
      signal,
      agent: isHttps ? agents.https : agents.http,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'catalogue' },
      // An address needs no lookup, and was checked above.
      ...(!isAllowed && { lookup: lookupPublic }),
    }
    return new Promise((done, fail) => {
      const request = isHttps ? requestHttps(url, options) : requestHttp(url, options)
      request.once('response', done).on('error', fail).end()
    })
  }

  async function follow(address: string, signal: AbortSignal): Promise<IncomingMessage> {
    let url = readAddress(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await get(url, signal)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return response
      response.destroy()
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
        throw new DownloadError(
          message('import.addressAnswered', { status: statusCode }),
          statusCode === 429 || statusCode >= 500,
        )
      url = readAddress(headers.location, url)
    }
    throw new DownloadError(message('import.tooManyRedirects', { max: MAX_REDIRECTS }))
  }

  async function attempt(address: string, path: string, signal: AbortSignal): Promise<number> {
    try {
      const response = await follow(address, signal)
      const max = limits.bytes
      const tooLarge = () =>
        new DownloadError(message('import.pictureTooLarge', { max: max / BYTES_PER_MEGABYTE }))
      return await writeNewFile(path, response, { max, tooLarge, signal })
    } catch (error) {
      throw translate(error)
    }
  }

  return {
    /**
     * Stores a file at a path; returns its size in bytes. Throws a `DownloadError` if the address
     * does not give it, and the signal's reason if it aborts.
     */
    async save(address: string, path: string, signal: AbortSignal): Promise<number> {
      const timeout = AbortSignal.timeout(limits.milliseconds)
      const either = AbortSignal.any([signal, timeout])
      try {
        return await pRetry(() => attempt(address, path, either), {
          retries: MAX_RETRIES,
          minTimeout: MIN_RETRY_DELAY_MS,
          shouldRetry: ({ error }) => error instanceof DownloadError && error.isTransient,
          signal: either,
        })
      } catch (error) {
        signal.throwIfAborted()
        if (timeout.aborted)
          throw new DownloadError(
            message('import.addressTooSlow', { seconds: limits.milliseconds / 1_000 }),
          )
        throw error
      }
    },
    close(): void {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

export function isAddress(entry: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(entry)
}

/** As they are sent, in ASCII: longer ones are refused by most servers, and by PostgreSQL's index. */
const MAX_ADDRESS_LENGTH = 2_000

/**
 * Parses the address of a picture, or of a redirect from `base`. Throws a `DownloadError` for one
 * that is never fetched.
 */
export function readAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url === null || !isWeb || url.href.length > MAX_ADDRESS_LENGTH)
    throw new DownloadError(message('import.notAnAddress'))
  if (url.username !== '' || url.password !== '')
    throw new DownloadError(message('import.addressWithPassword'))
  url.hash = ''
  return url
}

/** The error of a connection in words; one of the disk or of a signal as it is. */
function translate(error: unknown): unknown {
  if (error instanceof DownloadError || isDiskFull(error)) return error
  if (error instanceof PrivateAddressError)
    return new DownloadError(message('import.privateAddress'))
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ABORT_ERR') return error
  if (code === 'ENOTFOUND') return new DownloadError(message('import.unknownHost'))
  return new DownloadError(message('import.addressUnreachable'), true)
}
