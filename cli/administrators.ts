import { type Command, Option } from 'commander'
import type { User } from '../domain/api/accounts.ts'
import { invitationSchema, roles } from '../domain/api/credentials.ts'
import { toMessage } from '../domain/messages/issue-message.ts'
import type { AccountService } from '../server/accounts/account-service.ts'
import { messageWriters } from '../server/kernel/message-writers.ts'
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
        const said = given.error.issues.map((issue) => messageWriters.en(toMessage(issue)))
        throw new CommandFailure(said.join('\n'))
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

/** The administrator with this e-mail address. Throws a `CommandFailure`. */
async function findAdministrator(accounts: AccountService, email: string): Promise<User> {
  const wanted = email.trim().toLowerCase()
  const found = (await accounts.list()).find((administrator) => administrator.email === wanted)
  if (found !== undefined) return found
  throw new CommandFailure(
    `There is no administrator with the email ${wanted}. “admin list” shows them all.`,
  )
}

/** Prints a one-time link. */
function printLink(purpose: string, address: string, expiresAt: string): void {
  const end = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
  console.log(`${purpose} It works once, until ${end.format(new Date(expiresAt))}:`)
  console.log(address)
}
