import { CommanderError } from 'commander'
import { ConfigError } from '../server/app/config.ts'
import { DataInUseError } from '../server/app/data-lock.ts'
import { UpdateRefusedError } from '../server/backup/schema-upgrade.ts'
import { RequestError } from '../server/kernel/errors.ts'
import { CommandFailure } from './installation.ts'
import { createProgram } from './program.ts'

/** Exit status 2 for a usage error, 1 for a command that fails. */
try {
  await createProgram().parseAsync()
} catch (error) {
  process.exitCode = 1
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (isForPeople(error)) console.error(error.message)
  else throw error
}

function isForPeople(error: unknown): error is Error {
  return [CommandFailure, ConfigError, DataInUseError, RequestError, UpdateRefusedError].some(
    (kind) => error instanceof kind,
  )
}
