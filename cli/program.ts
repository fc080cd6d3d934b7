import { Command } from 'commander'
import { addAdministratorList } from './administrator-list.ts'
import { addAdministratorRemoval } from './administrator-removal.ts'
import { addInvitation } from './invitation.ts'
import { addPasswordReset } from './password-reset.ts'

/** Everything that `npm run cli` understands. */
export function createProgram(): Command {
  const program = new Command('npm run cli --')
    .description('Looks after an installation from the machine that it runs on.')
    .addHelpText('after', '\nDATA_DIR says which installation; the server may run meanwhile.')
    .showSuggestionAfterError()
    .exitOverride()
  const administrators = program.command('admin').description('who may sign in')
  addInvitation(administrators)
  addAdministratorList(administrators)
  addPasswordReset(administrators)
  addAdministratorRemoval(administrators)
  return program
}
