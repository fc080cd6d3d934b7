import { vi } from 'vitest'
import { runProgram } from '../../../cli/program.ts'

/**
 * Runs a command of the CLI in this process, which takes a fraction of the time of a process of its own; returns exit
 * status and output.
 */
export async function runCommand(words: readonly string[], environment: Record<string, string>) {
  const output = { out: '', err: '' }
  const log = vi.spyOn(console, 'log').mockImplementation((line) => {
    output.out += `${line}\n`
  })
  const error = vi.spyOn(console, 'error').mockImplementation((line) => {
    output.err += `${line}\n`
  })
  const { exitCode } = process
  process.exitCode = 0
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  try {
    await runProgram(words)
    return { status: process.exitCode, ...output }
  } finally {
    vi.unstubAllEnvs()
    process.exitCode = exitCode
    log.mockRestore()
    error.mockRestore()
  }
}
