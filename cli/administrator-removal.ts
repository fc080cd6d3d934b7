import type { Command } from 'commander'
import { findAdministrator } from './administrators.ts'
import { withInstallation } from './installation.ts'

export function addAdministratorRemoval(administrators: Command): void {
  administrators
    .command('remove')
    .description('remove an administrator and end all their sessions')
    .argument('<e-mail>', 'the administrator’s e-mail address')
    .action((email: string) =>
      withInstallation(async ({ services: { accounts } }) => {
        const { _id, name, email: known } = await findAdministrator(accounts, email)
        // No administrator's id: the command runs without a session.
        await accounts.remove(_id, 'command line')
        console.log(`${name} (${known}) was removed.`)
      }),
    )
}
