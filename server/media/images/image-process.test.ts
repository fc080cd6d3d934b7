import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media.ts'
import { createTemporaryFolder } from '../../../tests/helpers/temporary-folder.ts'
import { createImageProcess } from './image-process.ts'

let folder: string
let source: string
beforeEach(async () => {
  folder = await createTemporaryFolder()
  source = join(folder, 'photograph.jpg')
  writeFileSync(source, (await photograph('#c08040', { width: 1500, height: 1000 })).bytes)
})

const inputFor = (name: string) => ({
  source,
  target: join(folder, name),
  folder,
  filename: 'photograph.jpg',
})

/** Ids of the image worker processes of a process. */
function workersOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('image-worker'))
}

async function workerOf(pid: number): Promise<number> {
  await expect.poll(() => workersOf(pid)).toHaveLength(1)
  return workersOf(pid)[0] ?? 0
}

describe.runIf(process.platform === 'linux')('the image worker process', () => {
  // The idle one of other test files.
  beforeAll(async () => {
    for (const id of workersOf(process.pid)) process.kill(id, 'SIGKILL')
    await vi.waitFor(() => expect(workersOf(process.pid)).toEqual([]))
  })

  it('runs at the lowest priority in all threads, and exits on close', async () => {
    const images = createImageProcess()
    await images.run('process', inputFor('kept'))
    const worker = await workerOf(process.pid)
    const threads = readdirSync(`/proc/${worker}/task`).map(Number)
    expect(threads.length).toBeGreaterThan(1)
    expect(new Set(threads.map(getPriority))).toEqual(new Set([constants.priority.PRIORITY_LOW]))
    await images.close()
    expect(workersOf(process.pid)).toEqual([])
  })

  it('works under a server that `node --watch` restarts, as in development', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
    onTestFinished(() => void vi.unstubAllEnvs())
    const images = createImageProcess()
    const { width } = await images.run('process', inputFor('kept'))
    expect(width).toBe(1500)
    await images.close()
  })

  it('ignores SIGINT and SIGTERM while it processes a photo', async () => {
    for (const delay of [0, 60]) {
      const images = createImageProcess()
      const working = images.run('process', inputFor(`kept-${delay}`))
      while (workersOf(process.pid).length === 0) await setTimeout(1)
      await setTimeout(delay)
      for (const id of workersOf(process.pid)) process.kill(id, delay === 0 ? 'SIGINT' : 'SIGTERM')
      expect((await working).width).toBe(1500)
      await images.close()
    }
  })

  it('returns 503 if the worker is killed, stores nothing, and processes the next photo', async () => {
    const shop = await createTestCatalogue()
    const send = async (colour: string) => {
      const image = await photograph(colour, { width: 1200, height: 900 })
      return shop.call('POST', '/ourCategories/add', { form: createForm({ name: colour, image }) })
    }
    const sending = send('#c08040')
    process.kill(await workerOf(process.pid), 'SIGKILL')
    const { status, body } = await sending
    expect(status).toBe(503)
    expect(body.message).toMatch(/interrupted.*upload the file again/)
    expect((await shop.files()).media).toEqual([])
    expect((await send('#4080c0')).status).toBe(201)
    await shop.close()
  })

  const program = (work: string) => `
    import { createImageProcess } from ${JSON.stringify(join(import.meta.dirname, 'image-process.ts'))}
    const images = createImageProcess()
    const work = () => images.run('process', ${JSON.stringify(inputFor('kept'))})
    ${work}`

  it('does not keep its parent process alive while idle', async () => {
    const running = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      program('console.log((await work()).width)'),
    ])
    const [printed] = await once(running.stdout, 'data')
    expect(String(printed)).toBe('1500\n')
    expect(await once(running, 'exit')).toEqual([0, null])
  })

  it('exits when its parent process is killed', async () => {
    const endless = 'for (;;) console.log((await work()).width)'
    const running = spawn(process.execPath, ['--input-type=module', '-e', program(endless)])
    await once(running.stdout, 'data')
    const worker = await workerOf(running.pid ?? 0)
    running.kill('SIGKILL')
    await expect.poll(() => readdirSync('/proc').includes(String(worker))).toBe(false)
  })
})
