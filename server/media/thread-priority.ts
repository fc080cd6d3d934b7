import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** So much behind the rest of the process, a thread gets a tenth where all want the processor. */
const behind = constants.priority.PRIORITY_BELOW_NORMAL
/** Linux alone tells the threads of a process, and takes a priority for each. */
const threads = '/proc/self/task'

/**
 * Lets the threads that work on photographs give way to the one that answers visitors. What they start is like
 * them. Where threads cannot be told apart, nothing changes.
 */
export function giveWay(): void {
  const modest = Math.min(getPriority() + behind, constants.priority.PRIORITY_LOW)
  try {
    for (const id of readdirSync(threads)) {
      if (readFileSync(`${threads}/${id}/comm`, 'utf8') === 'libuv-worker\n') {
        setPriority(Number(id), modest)
      }
    }
  } catch {
    // Photographs are worked on all the same.
  }
}
