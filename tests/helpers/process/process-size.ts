import { readdir, readFile } from 'node:fs/promises'

/** Resources of a process: resident memory in megabytes, and number of open file descriptors. */
export interface ProcessSize {
  memory: number
  handles: number
}

/** Reads the resources of a process from /proc, which only Linux has. */
export async function sizeOf(pid: number): Promise<ProcessSize> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
  return {
    memory: Math.round(kilobytes / 1024),
    handles: (await readdir(`/proc/${pid}/fd`)).length,
  }
}
