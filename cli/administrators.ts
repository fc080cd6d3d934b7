import type { User } from '../domain/api/accounts.ts'
import type { AccountService } from '../server/accounts/account-service.ts'
import { CommandFailure } from './installation.ts'

/** The administrator with this e-mail address. Throws a `CommandFailure`. */
export async function findAdministrator(accounts: AccountService, email: string): Promise<User> {
  const wanted = email.trim().toLowerCase()
  const found = (await accounts.list()).find((administrator) => administrator.email === wanted)
  if (found !== undefined) return found
  throw new CommandFailure(
    `There is no administrator with the email ${wanted}. “admin list” shows them all.`,
  )
}

/** Prints a one-time link. */
export function printLink(purpose: string, address: string, expiresAt: string): void {
  const end = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
  console.log(`${purpose} It works once, until ${end.format(new Date(expiresAt))}:`)
  console.log(address)
}
