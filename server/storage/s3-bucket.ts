import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { S3Location } from './s3-location.ts'
import { MissingFileError, StorageUnavailableError } from './storage.ts'

/** A bucket with the connections to it, shared by everything that is stored there. */
export interface Bucket {
  location: S3Location
  client: S3Client
  /**
   * Runs one exchange. What is not there is a `MissingFileError`, everything else a `StorageUnavailableError`
   * with this consequence.
   */
  run<R>(exchange: () => Promise<R>, consequence?: string): Promise<R>
  close(): void
}

/** How long a connection and the beginning of an answer may take. */
const [CONNECT_TIMEOUT_MS, SEND_TIMEOUT_MS] = [2_500, 60_000]
export const RESPONSE_TIMEOUT_MS = 2_500
/** After a connection that failed nobody tries again for the first time, then one alone: visitors would only wait. */
const [BACK_OFF_MS, TRIAL_MS] = [1_000, 3 * RESPONSE_TIMEOUT_MS]
/** Each visitor who watches a film holds one. */
const MAX_CONNECTIONS = 500

export function openBucket(location: S3Location): Bucket {
  const client = new S3Client({
    region: location.region,
    ...(location.endpoint !== null && { endpoint: location.endpoint }),
    forcePathStyle: location.isPathStyle,
    maxAttempts: 2,
    // Sums that only AWS itself knows are no help elsewhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: SEND_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      // A film that is paused is silent for hours.
      socketTimeout: 0,
      httpAgent: { keepAlive: true, maxSockets: MAX_CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_CONNECTIONS },
    },
  })
  let unavailableUntil = 0
  let lastError: unknown

  /** Whoever answers is there, whatever the answer. */
  function markReachable(): void {
    unavailableUntil = 0
    lastError = undefined
  }

  return {
    location,
    client,
    async run(exchange, consequence) {
      if (performance.now() < unavailableUntil)
        throw new StorageUnavailableError(lastError, consequence)
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
        throw isOfThisMachine(error) ? error : new StorageUnavailableError(error, consequence)
      }
    },
    close: () => client.destroy(),
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)
}

/** A file of ours that could not be read says where it lies. */
function isOfThisMachine(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
