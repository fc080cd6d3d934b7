import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Rank } from './thread-priority.ts'

const module = JSON.stringify(join(import.meta.dirname, 'thread-priority.ts'))
const hasChrt = spawnSync('chrt', ['--version']).status === 0

/** Priority and policy of each thread of a process that gives way. */
function threadsAfter(rank: Rank): string[] {
  const program = `
    import { readdirSync, readFileSync } from 'node:fs'
    import { giveWay } from ${module}
    giveWay('${rank}')
    for (const id of readdirSync('/proc/self/task')) {
      const fields = readFileSync('/proc/self/task/' + id + '/stat', 'utf8').split(') ')[1].split(' ')
      console.log(fields[16], fields[38])
    }`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program])
  return [...new Set(stdout.toString().trim().split('\n'))]
}

describe.runIf(process.platform === 'linux')('a process that gives way', () => {
  it('has a smaller share than others', () => {
    expect(threadsAfter('low')).toEqual(['10 0'])
  })

  it('has the smallest share where it is the last', () => {
    expect(threadsAfter('last').map((thread) => thread.split(' ')[0])).toEqual(['19'])
  })

  it.runIf(hasChrt)('works only with what others leave over where the system lets it', () => {
    const idlePolicy = '5'
    expect(threadsAfter('last')).toEqual([`19 ${idlePolicy}`])
  })
})
