import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** Behind all others with what these leave over, or with a share that is smaller than theirs. */
export const ranks = ['last', 'low'] as const
export type Rank = (typeof ranks)[number]

/** Linux alone gives each thread a priority of its own. */
const threads = '/proc/self/task'
const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority

/** Lets this process give way to whatever else wants the processor. What it starts is like it. */
export function giveWay(rank: Rank): void {
  const priority = rank === 'last' ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL
  try {
    if (process.platform === 'linux')
      for (const id of readdirSync(threads)) setPriority(Number(id), priority)
    else setPriority(priority)
  } catch {
    // Photographs are worked on all the same.
  }
  // Whoever wakes has the core at once from this policy alone, by any priority only with the kernel's next tick.
  if (rank === 'last')
    spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)])
}
