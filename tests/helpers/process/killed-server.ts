import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { startServer } from './program.ts'

const owner = { email: 'a@example.com', password: 'long-enough' }
const signedIn = z.object({ token: z.string() })

/** A server in its own process group, which can be killed as a whole to simulate a crash. */
export interface KillableShop {
  /** Standard output until it listened. */
  said: string
  /** Base URL, and a session token of its owner. */
  address: string
  token: string
  pid: number
  ask(method: string, path: string, body?: Uint8Array | object, type?: string): Promise<Response>
  cutOff(): Promise<unknown>
  /** Stops it with SIGTERM; returns the exit status. */
  stop(): Promise<number | null>
}

/** Starts a shop, and kills it at the latest when the current test is over. */
export async function startShop(dataDir: string, environment = {}): Promise<KillableShop> {
  const account = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const server = startServer({ DATA_DIR: dataDir, ...account, ...environment }, true)
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const address = await server.listening()
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

  token = signedIn.parse(await (await ask('POST', '/api/admin/login', owner)).json()).token
  return {
    said: server.output.out,
    address,
    token,
    pid: server.child.pid ?? 0,
    ask,
    cutOff: () => server.end('SIGKILL'),
    stop: () => server.end('SIGTERM'),
  }
}
