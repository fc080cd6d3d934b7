import { Command } from 'commander'
import {
  addAdministratorList,
  addAdministratorRemoval,
  addInvitation,
  addPasswordReset,
} from './administrators.ts'
import { addBackup, addRestore } from './backup.ts'
import { addMediaCheck } from './media-check.ts'
import { addMigration } from './migration.ts'
import { addMove } from './move.ts'
import { addProductTables } from './product-csv.ts'
import { addSeed } from './seed.ts'
import { addStaticExport } from './static-export.ts'

/** The command as users type it: releases have no npm, so they use the launcher. */
const spokenName = import.meta.url.endsWith('.ts') ? 'npm run cli --' : 'node shop.mjs cli'

/** The commands of `npm run cli`. */
export function createProgram(): Command {
  const program = new Command(spokenName)
    .description('Manages an installation on the machine it runs on.')
    .addHelpText('after', '\nDATA_DIR selects the installation; the server can keep running.')
    .showSuggestionAfterError()
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
