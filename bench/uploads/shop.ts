import { memoryOf, processorOf, startShop as startServer, stop } from '../server-process.ts'

/** A shop in a child process. */
export interface Shop {
  url: string
  /** CPU milliseconds used so far, from /proc. */
  processor(): Promise<number>
  /** Resident memory in bytes: at present, and the maximum since the last call. */
  memory(): Promise<{ now: number; max: number }>
  stop(): Promise<void>
}

export async function startShop(dataDir: string): Promise<Shop> {
  const server = await startServer(dataDir)
  let max = 0
  const watching = setInterval(async () => {
    max = Math.max(max, await memoryOf(server).catch(() => 0))
  }, 20)
  return {
    url: server.url,
    processor: () => processorOf(server),
    async memory() {
      const now = await memoryOf(server)
      const result = { now, max: Math.max(max, now) }
      max = 0
      return result
    },
    async stop() {
      clearInterval(watching)
      await stop(server)
    },
  }
}

export function middle(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

export function printRow(first: string, ...cells: string[]): void {
  console.log([first.padEnd(30), ...cells.map((cell) => cell.padEnd(13))].join(' '))
}
