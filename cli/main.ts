import { CommanderError } from 'commander'
import { ConfigError } from '../server/config.ts'
import { RequestError } from '../server/errors.ts'
import { CommandFailure } from './installation.ts'
import { createProgram } from './program.ts'

/** A command line that is not understood ends with 2, a command that fails with 1. */
try {
  await createProgram().parseAsync()
} catch (error) {
  process.exitCode = 1
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (isForPeople(error)) console.error(error.message)
  else throw error
}

function isForPeople(error: unknown): error is Error {
  return (
    error instanceof CommandFailure || error instanceof ConfigError || error instanceof RequestError
  )
}
