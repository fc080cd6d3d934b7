import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { LRUCache } from 'lru-cache'
import { fileTypeOf, IMMUTABLE_CACHE_CONTROL } from './file-names.ts'
import { type Bucket, RESPONSE_TIMEOUT_MS } from './s3-bucket.ts'
import {
  MissingFileError,
  type Redirect,
  type Storage,
  StorageUnavailableError,
} from './storage.ts'

/** Larger files are uploaded in parts of this size, several at a time. */
const PART_BYTES = 8 * 1024 * 1024
const MAX_CONCURRENT_PARTS = 3
const MAX_KNOWN_SIZES = 20_000
const shortly = { requestTimeout: RESPONSE_TIMEOUT_MS }
const notSaved = true

/** Stores files under a prefix of a bucket in S3-compatible storage. */
export function createS3Storage(bucket: Bucket, folder: string): Storage {
  const { client, location } = bucket
  const base = location.prefix === '' ? `${folder}/` : `${location.prefix}/${folder}/`
  const at = (name: string) => ({ Bucket: location.bucket, Key: base + name })
  // Content-addressed files never change, so a known size stays valid.
  const sizes = new LRUCache<string, number>({ max: MAX_KNOWN_SIZES })

  /** ListObjects version 1, which every server supports; it continues behind a marker. */
  async function listBehind(Marker: string | undefined, MaxKeys?: number) {
    const command = new ListObjectsCommand({
      Bucket: location.bucket,
      Prefix: base,
      Marker,
      MaxKeys,
    })
    const { Contents = [], IsTruncated } = await bucket.run(() => client.send(command, shortly))
    return { objects: Contents, next: IsTruncated ? Contents.at(-1)?.Key : undefined }
  }

  async function* pages(): AsyncGenerator<{ name: string; changedAt: number }[]> {
    let behind: string | undefined
    do {
      const { objects, next } = await listBehind(behind)
      yield objects.map(({ Key = '', LastModified }) => ({
        name: Key.slice(base.length),
        changedAt: LastModified?.getTime() ?? 0,
      }))
      behind = next
    } while (behind !== undefined)
  }

  async function size(name: string, isWrite?: boolean): Promise<number | null> {
    const known = sizes.get(name)
    if (known !== undefined) return known
    const command = new HeadObjectCommand(at(name))
    const asking = bucket.run(() => client.send(command, shortly), isWrite)
    const found = await asking.catch(ignoreMissing)
    if (found === undefined) return null
    const bytes = found.ContentLength ?? 0
    sizes.set(name, bytes)
    return bytes
  }

  async function remove(name: string): Promise<void> {
    sizes.delete(name)
    const command = new DeleteObjectCommand(at(name))
    await bucket.run(() => client.send(command, shortly), notSaved).catch(ignoreMissing)
  }

  return {
    async put(name, source) {
      // A short request first: an unresponsive storage is noticed within seconds instead of after
      // the timeout of a large part.
      await size(name, notSaved)
      const body = createReadStream(source, { highWaterMark: 1024 * 1024 })
      const facts = { ContentType: fileTypeOf(name), CacheControl: IMMUTABLE_CACHE_CONTROL }
      const params = { ...at(name), ...facts, Body: body }
      const sizing = { partSize: PART_BYTES, queueSize: MAX_CONCURRENT_PARTS }
      const upload = new Upload({ client, params, ...sizing })
      try {
        await bucket.run(() => upload.done(), notSaved)
      } finally {
        body.destroy()
        sizes.delete(name)
      }
      await rm(source, { force: true })
    },

    size: (name) => size(name),

    async read(name, range) {
      const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }
      const command = new GetObjectCommand({ ...at(name), ...part })
      try {
        const { Body } = await bucket.run(() => client.send(command, shortly))
        if (!(Body instanceof IncomingMessage))
          throw new StorageUnavailableError('The answer has no body.')
        return failOnStall(Body)
      } catch (error) {
        if (error instanceof MissingFileError) sizes.delete(name)
        throw error
      }
    },

    redirect: createRedirects(bucket, base),
    remove,

    async renameAll(nameOf) {
      for await (const page of pages()) {
        for (const { name } of page) {
          const next = nameOf(name)
          if (next === name) continue
          const source = [location.bucket, ...(base + name).split('/')]
          const CopySource = source.map(encodeURIComponent).join('/')
          const command = new CopyObjectCommand({ ...at(next), CopySource })
          await bucket.run(() => client.send(command), notSaved).catch(ignoreMissing)
          await remove(name)
        }
      }
    },

    async isEmpty() {
      return (await listBehind(undefined, 1)).objects.length === 0
    },

    async *list() {
      for await (const page of pages()) yield* page
    },

    async check() {
      const command = new HeadBucketCommand({ Bucket: location.bucket })
      await client.send(command, shortly)
    },
  }
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof MissingFileError)) throw error
}

const CHECK_INTERVAL_MS = 5_000
const STALL_TIMEOUT_MS = 15_000

/**
 * Stall timeout: destroys a response that has received nothing for long while its reader waits. A
 * slow reader leaves received bytes unread, which does not count as a stall.
 */
function failOnStall(response: IncomingMessage): IncomingMessage {
  const { socket } = response
  let received = socket.bytesRead
  let stalledSince = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    if (socket.bytesRead !== received || response.readableLength > 0) {
      received = socket.bytesRead
      stalledSince = now
    } else if (now - stalledSince > STALL_TIMEOUT_MS) {
      response.destroy(new StorageUnavailableError('Nothing more came.'))
    }
  }, CHECK_INTERVAL_MS)
  timer.unref()
  response.once('close', () => clearInterval(timer))
  return response
}

/** All requests within one window get the same signed URL, so that browsers can cache the file. */
const SIGNING_WINDOW_SECONDS = 30 * 60
const SIGNATURE_TTL_SECONDS = 3 * SIGNING_WINDOW_SECONDS
/** The public base URL may change with the next start. */
const REDIRECT_TTL_SECONDS = 24 * 60 * 60

/** Redirects of visitors to files in the storage. */
function createRedirects({ client, location }: Bucket, base: string): Storage['redirect'] {
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

  return async (name) => {
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
  }
}
