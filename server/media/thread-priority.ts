import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** Linux alone gives each thread a priority of its own. */
const threads = '/proc/self/task'

/** Lets this process give way to whatever else wants the processor. What it starts is like it. */
export function giveWay(): void {
  const last = constants.priority.PRIORITY_LOW
  try {
    if (process.platform === 'linux')
      for (const id of readdirSync(threads)) setPriority(Number(id), last)
    else setPriority(last)
  } catch {
    // Photographs are worked on all the same.
  }
}
