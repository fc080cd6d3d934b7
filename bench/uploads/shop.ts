import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A shop in a process of its own. */
export interface Shop {
  url: string
  /** Milliseconds of processor that it has used, by the kernel's own count. */
  processor(): Promise<number>
  /** Bytes of memory that it holds: at present, and at most since it was last asked. */
  memory(): Promise<{ now: number; most: number }>
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

export async function startShop(dataDir: string): Promise<Shop> {
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const folder = `/proc/${child.pid}`
  let most = 0
  const resident = async () => {
    const status = await readFile(`${folder}/status`, 'utf8')
    return 1024 * Number(/VmRSS:\s+(?<kilobytes>\d+)/.exec(status)?.groups?.kilobytes)
  }
  const watching = setInterval(async () => {
    most = Math.max(most, await resident().catch(() => 0))
  }, 20)
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Listening on (?<url>\S+)$/.exec(line)?.groups?.url
    if (url === undefined) continue
    return {
      url,
      async processor() {
        const fields = (await readFile(`${folder}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
        return 10 * (Number(fields[11]) + Number(fields[12]))
      },
      async memory() {
        const now = await resident()
        const result = { now, most: Math.max(most, now) }
        most = 0
        return result
      },
      async stop() {
        clearInterval(watching)
        child.kill()
        await once(child, 'exit')
      },
    }
  }
  throw new Error('The shop did not start.')
}

export function middle(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

export function printRow(first: string, ...cells: string[]): void {
  console.log([first.padEnd(30), ...cells.map((cell) => cell.padEnd(13))].join(' '))
}
