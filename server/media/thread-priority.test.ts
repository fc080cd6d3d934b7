import { execFileSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// In a process of its own: a thread that has given way cannot be called back.
const program = `
  const { readdirSync, readFileSync } = require('node:fs')
  const sharp = require(${JSON.stringify(join(import.meta.dirname, 'sharp.ts'))}).default
  const image = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#8a6' } }).png().toBuffer()
  image().then(image).then(() => {
    const priorities = {}
    for (const id of readdirSync('/proc/self/task')) {
      const [name, rest] = readFileSync('/proc/self/task/' + id + '/stat', 'utf8').split('(')[1].split(') ')
      ;(priorities[Number(id) === process.pid ? 'main' : name] ??= new Set()).add(Number(rest.split(' ')[16]))
    }
    console.log(JSON.stringify(Object.fromEntries(Object.entries(priorities).map(([name, all]) => [name, [...all]]))))
  })`

it.runIf(process.platform === 'linux')(
  'works on photographs behind the thread that answers visitors',
  () => {
    const printed = execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' })
    const own = getPriority()
    const behind = Math.min(own + 10, 19)
    expect(JSON.parse(printed)).toMatchObject({ main: [own], 'libuv-worker': [behind] })
  },
)
