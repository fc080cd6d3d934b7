import type { Command } from 'commander'
import { findAdministrator, printLink } from './administrators.ts'
import { withInstallation } from './installation.ts'

/** Resets a forgotten password when no other administrator can. */
export function addPasswordReset(administrators: Command): void {
  administrators
    .command('reset-password')
    .description('print a one-time link to choose a new password; the old one works until then')
    .argument('<e-mail>', 'the administrator’s e-mail address')
    .action((email: string) =>
      withInstallation(async ({ services: { accounts }, addressOf }) => {
        const administrator = await findAdministrator(accounts, email)
        const { token, expiresAt } = await accounts.startPasswordReset(administrator.email)
        printLink(
          `This link lets ${administrator.name} choose a new password.`,
          addressOf(`/admin/invitations/${token}`),
          expiresAt,
        )
      }),
    )
}
