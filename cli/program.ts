import { Command, CommanderError } from 'commander'
import { ConfigError } from '../server/app/config.ts'
import { DataInUseError } from '../server/app/data-lock.ts'
import { UpdateRefusedError } from '../server/backup/schema-upgrade.ts'
import { isSystemError, RequestError } from '../server/kernel/errors.ts'
import {
  addAdministratorList,
  addAdministratorRemoval,
  addInvitation,
  addPasswordReset,
} from './administrators.ts'
import { addBackup, addRestore } from './backup.ts'
import { CommandFailure } from './installation.ts'
import { addMediaCheck } from './media-check.ts'
import { addMigration } from './migration.ts'
import { addMove } from './move.ts'
import { addProductTables } from './product-csv.ts'
import { addSeed } from './seed.ts'
import { addStaticExport } from './static-export.ts'

/** The command as users type it: releases have no npm, so they use the launcher. */
const spokenName = import.meta.url.endsWith('.ts') ? 'npm run cli --' : 'node shop.mjs cli'

/** Runs a command. Exit status 2 for a usage error, 1 for a command that fails. */
export async function runProgram(words: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(words, { from: 'user' })
  } catch (error) {
    process.exitCode = 1
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
    else if (isForPeople(error)) console.error(error.message)
    else throw error
  }
}

function isForPeople(error: unknown): error is Error {
  const kinds = [CommandFailure, ConfigError, DataInUseError, RequestError, UpdateRefusedError]
  // The operating system's errors say which file could not be written, and why.
  return isSystemError(error) || kinds.some((kind) => error instanceof kind)
}

/** The commands of `npm run cli`. */
export function createProgram(): Command {
  const program = new Command(spokenName)
    .description('Manages an installation on the machine it runs on.')
    .addHelpText('after', '\nDATA_DIR selects the installation; the server can keep running.')
    .showSuggestionAfterError()
    // Options behind a command are its own, not those of the command that contains it.
    .enablePositionalOptions()
    .exitOverride()
  const administrators = program.command('admin').description('manage administrators')
  addInvitation(administrators)
  addAdministratorList(administrators)
  addPasswordReset(administrators)
  addAdministratorRemoval(administrators)
  addBackup(program)
  addRestore(program)
  addMediaCheck(program)
  addSeed(program)
  addMove(program)
  addMigration(program)
  const exports = program.command('export').description('write the shop’s data to files')
  addStaticExport(exports)
  addProductTables(
    exports,
    program.command('import').description('read data for the shop from files'),
  )
  return program
}
