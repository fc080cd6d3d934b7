import { readdir, readFile } from 'node:fs/promises'

/** What a process holds at present: memory in megabytes, and open files and connections. */
export interface ProcessSize {
  memory: number
  handles: number
}

/** By the system's own account of it; Linux alone has one. */
export async function sizeOf(pid: number): Promise<ProcessSize> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
  return {
    memory: Math.round(kilobytes / 1024),
    handles: (await readdir(`/proc/${pid}/fd`)).length,
  }
}
