import { readdirSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** So much behind the others, a thread gets a tenth where all want the processor. */
const behind = constants.priority.PRIORITY_BELOW_NORMAL
/** Linux alone gives each thread a priority of its own. */
const threads = '/proc/self/task'

/** Lets this process give way to the one that answers visitors. What it starts is like it. */
export function giveWay(): void {
  const modest = Math.min(getPriority() + behind, constants.priority.PRIORITY_LOW)
  try {
    if (process.platform === 'linux')
      for (const id of readdirSync(threads)) setPriority(Number(id), modest)
    else setPriority(modest)
  } catch {
    // Photographs are worked on all the same.
  }
}
