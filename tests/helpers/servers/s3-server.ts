import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** A small S3 server with one bucket, which can be stopped and started again. */
export interface S3Server {
  /** Value of `MEDIA_URL` for this server. */
  mediaUrl(options?: Record<string, string>): string
  inProgress(): number
  /** Requests since the start of the tests. */
  received(): number
  /** Writes empty files directly to its folder, which is much faster than requests. */
  fill(names: string[]): Promise<void>
  start(): Promise<void>
  /** Closes every connection and stops responding. */
  stop(): Promise<void>
  close(): Promise<void>
}

const bucket = 'shop-media'
const prefix = 'one/shop'

export async function startS3Server(): Promise<S3Server> {
  // Credentials that s3rver accepts.
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER'
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER'
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  let [port, inProgress, received] = [0, 0, 0]
  let server: S3rver

  async function start(): Promise<void> {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      // s3rver omits the slash after the bucket name when it checks signatures.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: bucket }],
    })
    port = (await server.run()).port
    server.httpServer.on('request', (_: IncomingMessage, response: ServerResponse) => {
      inProgress += 1
      received += 1
      response.once('close', () => {
        inProgress -= 1
      })
    })
  }

  async function stop(): Promise<void> {
    if (!server.httpServer.listening) return
    const closed = once(server.httpServer, 'close')
    void server.close()
    server.httpServer.closeAllConnections()
    await closed
  }

  await start()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    mediaUrl: (options = {}) =>
      `s3://${bucket}/${prefix}?${new URLSearchParams({ endpoint, region: 'us-east-1', ...options })}`,
    inProgress: () => inProgress,
    received: () => received,
    async fill(names) {
      const folder = join(directory, bucket, prefix, 'media')
      await mkdir(folder, { recursive: true })
      const write = async (name: string) => {
        const file = join(folder, `${name}._S3rver_`)
        await writeFile(`${file}object`, '')
        await writeFile(`${file}metadata.json`, '{}')
        await writeFile(`${file}object.md5`, 'd41d8cd98f00b204e9800998ecf8427e')
      }
      await Promise.all(names.map(write))
    },
    start,
    stop,
    async close() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
