import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** A tenth of what others get, where all of them want the processor. */
const modest = constants.priority.PRIORITY_BELOW_NORMAL
/** Linux alone tells the threads of a process, and takes a priority for each. */
const threads = '/proc/self/task'

/**
 * Lets the threads that work on photographs give way to the one that answers visitors. What they start is like
 * them. Where threads cannot be told apart, nothing changes.
 */
export function giveWay(): void {
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
