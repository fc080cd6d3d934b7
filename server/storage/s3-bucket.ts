import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { S3Location } from './s3-location.ts'
import { MissingFileError, StorageAwayError } from './storage.ts'

/** A bucket with the connections to it, shared by everything that is stored there. */
export interface Bucket {
  location: S3Location
  client: S3Client
  /**
   * Runs one exchange. What is not there is a `MissingFileError`, everything else a `StorageAwayError`
   * with this consequence.
   */
  run<R>(exchange: () => Promise<R>, consequence?: string): Promise<R>
  close(): void
}

/** How long a connection and the beginning of an answer may take. */
const [connectMs, sendMs] = [2_500, 60_000]
export const answerMs = 2_500
/** After a connection that failed nobody tries again for the first time, then one alone: visitors would only wait. */
const [pauseMs, trialMs] = [1_000, 3 * answerMs]
/** Each visitor who watches a film holds one. */
const mostConnections = 500

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
      connectionTimeout: connectMs,
      requestTimeout: sendMs,
      throwOnRequestTimeout: true,
      // A film that is paused is silent for hours.
      socketTimeout: 0,
      httpAgent: { keepAlive: true, maxSockets: mostConnections },
      httpsAgent: { keepAlive: true, maxSockets: mostConnections },
    },
  })
  let awayUntil = 0
  let fault: unknown

  /** Whoever answers is there, whatever the answer. */
  function noteAnswer(): void {
    awayUntil = 0
    fault = undefined
  }

  return {
    location,
    client,
    async run(exchange, consequence) {
      if (performance.now() < awayUntil) throw new StorageAwayError(fault, consequence)
      if (fault !== undefined) awayUntil = performance.now() + trialMs
      try {
        const answer = await exchange()
        noteAnswer()
        return answer
      } catch (error) {
        if (error instanceof S3ServiceException) {
          noteAnswer()
        } else if (!isOfThisMachine(error)) {
          awayUntil = performance.now() + pauseMs
          fault = error
        }
        if (isMissing(error)) throw new MissingFileError()
        throw isOfThisMachine(error) ? error : new StorageAwayError(error, consequence)
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
