import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { pages } from './pages.ts'

// Looks at pages, in a process of its own: what else the bench does must not pass for the shop's time.
// Told where the shop is, it begins; told anything else, it answers how many milliseconds each page took. Garbage is collected
// before, since that takes the processor which is measured.
/** A visitor's next page comes after so many milliseconds. */
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
