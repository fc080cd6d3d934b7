import { readFileSync } from 'node:fs'

/** In milliseconds. */
const window = 500
/** Of one core. */
const leastShare = 0.2
/** As the kernel counts for others, on every machine. */
const millisecondsPerTick = 10

/**
 * Says so once a process that has work gets hardly any of the processor, where the kernel tells. Answers how to
 * end it.
 */
export function watchForStarvation(pid: number, onStarving: () => void): () => void {
  let before = processorOf(pid)
  if (before === null) return () => {}
  const timer = setInterval(() => {
    const used = processorOf(pid)
    if (used !== null && before !== null && used - before >= window * leastShare) {
      before = used
      return
    }
    clearInterval(timer)
    // One that is gone has said so itself.
    if (used !== null) onStarving()
  }, window)
  timer.unref()
  return () => clearInterval(timer)
}

/** Milliseconds of processor that a process has used, with those of its threads that are over. */
function processorOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick
  } catch {
    return null
  }
}
