import type { Command } from 'commander'
import { withInstallation } from './installation.ts'

export function addAdministratorList(administrators: Command): void {
  administrators
    .command('list')
    .description('list all administrators, newest first')
    .action(() =>
      withInstallation(async ({ services }) => {
        const found = await services.accounts.list()
        if (found.length === 0) console.log('There is no administrator yet.')
        for (const { email, name, role, createdAt } of found) {
          console.log(`${email}\t${name}\t${role}\tsince ${createdAt.slice(0, 10)}`)
        }
      }),
    )
}
