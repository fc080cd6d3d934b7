import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { pages } from './pages.ts'

// Child process that requests pages, so that the bench's own work does not count as the shop's
// time. A message with a URL starts it; any other message stops it, and it replies with the time of
// each page in milliseconds. Garbage is collected beforehand, as that would take the CPU that is
// measured.
/** Pause between two page requests, in milliseconds. */
const pause = 10

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
for (;;) {
  const [message] = await once(process, 'message')
  const { url } = z.object({ url: z.string() }).parse(message)
  gc?.()
  const ending = once(process, 'message')
  process.send?.(await visitUntil(ending, url))
}

async function visitUntil(ending: Promise<unknown>, url: string): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  ending.finally(() => {
    isOver = true
  })
  while (!isOver) {
    for (const path of pages) {
      times.push(await visit(url + path))
      await wait(pause)
    }
  }
  return times
}

function visit(address: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    request(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () => resolve(performance.now() - start))
    })
      .on('error', reject)
      .end()
  })
}
