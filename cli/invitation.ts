import { type Command, Option } from 'commander'
import { invitationSchema } from '../domain/accounts/credentials.ts'
import { roles } from '../domain/accounts/role.ts'
import { printLink } from './administrators.ts'
import { CommandFailure, withInstallation } from './installation.ts'

/**
 * Invites an administrator, who chooses the password: typed here, it would stay in the shell's
 * history.
 */
export function addInvitation(administrators: Command): void {
  administrators
    .command('create')
    .description('add an administrator and print a one-time link to choose a password')
    .argument('<e-mail>', 'the e-mail address to sign in with')
    .option('--name <name>', 'the name others see', 'Administrator')
    .addOption(new Option('--role <role>', 'their role').choices(roles).default('owner'))
    .action((email: string, { name, role }: { name: string; role: string }) => {
      const given = invitationSchema.safeParse({ email, name, role })
      if (!given.success) {
        throw new CommandFailure(given.error.issues.map(({ message }) => message).join('\n'))
      }
      return withInstallation(async ({ services: { accounts }, addressOf }) => {
        const { data } = given
        const { user, token, expiresAt } = await accounts.invite(data.name, data.email, data.role)
        printLink(
          `${user.name} (${user.email}) was added as ${user.role}. This link lets them choose a password.`,
          addressOf(`/admin/invitations/${token}`),
          expiresAt,
        )
      })
    })
}
