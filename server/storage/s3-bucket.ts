import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { S3Location } from './s3-location.ts'
import { MissingFileError, StorageUnavailableError } from './storage.ts'

/** A bucket and its connections, shared by all storages in it. */
export interface Bucket {
  location: S3Location
  client: S3Client
  /**
   * Runs one request. Throws a `MissingFileError` for a missing object and a
   * `StorageUnavailableError` for any other failure; `isWrite` tells its message that nothing was saved.
   */
  run<R>(exchange: () => Promise<R>, isWrite?: boolean): Promise<R>
  close(): void
}

/** Timeouts for connecting, for sending a request, and for the start of a response. */
const [CONNECT_TIMEOUT_MS, SEND_TIMEOUT_MS] = [2_500, 60_000]
export const RESPONSE_TIMEOUT_MS = 2_500
/**
 * Circuit breaker: after a failed connection all requests fail at once for a while, then a single
 * one is tried, so that visitors do not wait.
 */
const [BACK_OFF_MS, TRIAL_MS] = [1_000, 3 * RESPONSE_TIMEOUT_MS]
/** Each video being watched holds a connection. */
const MAX_CONNECTIONS = 500

export function openBucket(location: S3Location): Bucket {
  const client = new S3Client({
    region: location.region,
    ...(location.endpoint !== null && { endpoint: location.endpoint }),
    forcePathStyle: location.isPathStyle,
    maxAttempts: 2,
    // Only AWS itself supports the default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: SEND_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      // A paused video receives nothing for hours.
      socketTimeout: 0,
      httpAgent: { keepAlive: true, maxSockets: MAX_CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_CONNECTIONS },
    },
  })
  let unavailableUntil = 0
  let lastError: unknown

  /** Any response, an error included, shows that the storage is reachable. */
  function markReachable(): void {
    unavailableUntil = 0
    lastError = undefined
  }

  return {
    location,
    client,
    async run(exchange, isWrite) {
      if (performance.now() < unavailableUntil)
        throw new StorageUnavailableError(lastError, isWrite)
      if (lastError !== undefined) unavailableUntil = performance.now() + TRIAL_MS
      try {
        const response = await exchange()
        markReachable()
        return response
      } catch (error) {
        if (error instanceof S3ServiceException) {
          markReachable()
        } else if (!isOfThisMachine(error)) {
          unavailableUntil = performance.now() + BACK_OFF_MS
          lastError = error
        }
        if (isMissing(error)) throw new MissingFileError()
        throw isOfThisMachine(error) ? error : new StorageUnavailableError(error, isWrite)
      }
    },
    close: () => client.destroy(),
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)
}

/** True for errors of a local file, which must not open the circuit breaker. */
function isOfThisMachine(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
