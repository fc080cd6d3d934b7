import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'

/** A single-node OpenStack Swift with its S3 gateway, from Debian's packages. */
export interface Swift {
  mediaUrl(options?: string): string
  /** Stops the gateway without closing connections, as a network that drops all packets would. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

const packages = ['swift-account', 'swift-container', 'swift-object', 'swift-proxy', 'memcached']
const bucket = 'shop-media'

/** True if Swift is installed; installs it as root. */
export function findSwift(): boolean {
  if (existsSync('/usr/bin/swift-proxy-server') && existsSync('/usr/bin/memcached')) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      execFileSync('apt-get', command, { env: environment, stdio: 'ignore' })
  } catch {
    return false
  }
  return existsSync('/usr/bin/swift-proxy-server')
}

export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), 'swift-'))
  const ports = await freePorts(5)
  const [account = 0, container = 0, object = 0, proxy = 0, cache = 0] = ports
  await mkdir(join(folder, 'devices', 'd1'), { recursive: true })
  const children: ChildProcess[] = []
  const start = (program: string, args: string[]) => {
    const child = spawn(program, args, { stdio: 'ignore' })
    children.push(child)
    return child
  }
  for (const [kind, port] of Object.entries({ account, container, object })) {
    const ring = (...args: string[]) =>
      execFileSync('swift-ring-builder', [join(folder, `${kind}.builder`), ...args])
    ring('create', '6', '1', '1')
    const place = ['--region', '1', '--zone', '1', '--ip', '127.0.0.1', '--device', 'd1']
    ring('add', ...place, '--port', String(port), '--weight', '1')
    ring('rebalance')
    start(`swift-${kind}-server`, [await configure(folder, kind, port, nodeSettings(folder, kind))])
  }
  start('memcached', ['-u', 'root', '-l', '127.0.0.1', '-p', String(cache), '-U', '0'])
  const door = start('swift-proxy-server', [
    await configure(folder, 'proxy', proxy, doorSettings(cache)),
  ])
  const endpoint = `http://127.0.0.1:${proxy}`
  process.env.AWS_ACCESS_KEY_ID = 'test:tester'
  process.env.AWS_SECRET_ACCESS_KEY = 'testing'
  await createBucket(endpoint)
  return {
    mediaUrl: (options = '') => `s3://${bucket}/shop?endpoint=${endpoint}${options}`,
    freeze: () => door.kill('SIGSTOP'),
    thaw: () => door.kill('SIGCONT'),
    async close() {
      for (const child of children) {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function configure(folder: string, kind: string, port: number, settings: string) {
  const file = join(folder, `${kind}.conf`)
  const common = `bind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = root\nswift_dir = ${folder}`
  await writeFile(file, `[DEFAULT]\n${common}\n${settings}`)
  return file
}

function nodeSettings(folder: string, kind: string): string {
  return `devices = ${join(folder, 'devices')}
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`
}

function doorSettings(cache: number): string {
  const parts = ['catch_errors', 'gatekeeper', 'listing_formats', 'bulk']
  const more = ['s3api', 'tempauth', 'copy', 'slo', 'dlo']
  const filters = [...parts, ...more].map((name) => {
    const login = name === 'tempauth' ? '\nuser_test_tester = testing .admin' : ''
    return `[filter:${name}]\nuse = egg:swift#${name}${login}`
  })
  return `[pipeline:main]
pipeline = ${[...parts, 'cache', ...more].join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
${filters.join('\n')}
`
}

/** Resolves when the gateway responds. */
async function createBucket(endpoint: string): Promise<void> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const until = performance.now() + 60_000
  for (;;) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket }))
      return client.destroy()
    } catch (error) {
      if (performance.now() > until) throw error
      await wait(500)
    }
  }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    return address === null || typeof address === 'string' ? 0 : address.port
  })
  for (const server of servers) server.close()
  return ports
}
