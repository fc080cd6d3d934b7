import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'

const owner = { email: 'a@example.com', password: 'long-enough' }
const signedIn = z.object({ token: z.string() })

/** A server in a group of processes of its own, which can be ended as a power cut would end it. */
export interface CutOffShop {
  /** What it said until it listened. */
  said: string
  /** Where it listens, and a token of its owner. */
  address: string
  token: string
  pid: number
  ask(method: string, path: string, body?: Uint8Array | object, type?: string): Promise<Response>
  cutOff(): Promise<unknown>
  /** Answers the status with which it ended. */
  stop(): Promise<number | null>
}

export async function startShop(dataDir: string, environment = {}): Promise<CutOffShop> {
  const child = spawn(process.execPath, ['server/main.ts', '--without-pages'], {
    detached: true,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PORT: '0',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await listening(child)
  const address = /Listening on (\S+)/.exec(said)?.[1] ?? ''
  let token = ''

  function ask(method: string, path: string, body?: Uint8Array | object, type?: string) {
    const isBytes = body instanceof Uint8Array
    return fetch(address + path, {
      method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
      },
      body: isBytes ? Buffer.from(body) : body && JSON.stringify(body),
    })
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    if (child.pid !== undefined) process.kill(-child.pid, signal)
    await ended
    return child.exitCode
  }
  token = signedIn.parse(await (await ask('POST', '/api/admin/login', owner)).json()).token
  return {
    said,
    address,
    token,
    pid: child.pid ?? 0,
    ask,
    cutOff: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

async function listening({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server says nothing.')
  let said = ''
  for await (const line of createInterface({ input: stdout })) {
    said += `${line}\n`
    if (line.startsWith('Listening on')) break
  }
  return said
}
