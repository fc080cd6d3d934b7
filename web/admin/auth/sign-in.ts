import { accountEndpoints, type SignedIn } from '../../../domain/api/accounts.ts'
import type { BodyOf } from '../../../domain/api/endpoint.ts'
import { originalLanguage, type ShippedLanguage } from '../../../domain/languages/language.ts'
import type { AdminContextValue } from '../app/admin-context.ts'
import { type Api, ApiError } from '../app/api-client.ts'

type Credentials = BodyOf<typeof accountEndpoints.signIn>

export function signIn(api: Api, credentials: Credentials): Promise<SignedIn> {
  return api.call(accountEndpoints.signIn, {}, credentials, { quiet: true, keepsCache: true })
}

interface ShownLanguage {
  language: ShippedLanguage
  /** Chosen on this screen, rather than before. */
  isChosen: boolean
}

/**
 * Starts the session. The language of the sign-in screen is saved to the account if it was chosen
 * there, or if the account has none.
 */
export async function enterInLanguage(
  { api, enter }: Pick<AdminContextValue, 'api' | 'enter'>,
  { token, admin }: SignedIn,
  { language, isChosen }: ShownLanguage,
): Promise<void> {
  const isFirst = admin.language === null && language !== originalLanguage
  if (language === admin.language || !(isChosen || isFirst)) {
    return enter({ token, admin })
  }
  enter({ token, admin: { ...admin, language } })
  // Errors are ignored: the sign-in has succeeded, and the language is kept in this browser.
  await api
    .call(accountEndpoints.changeLanguage, {}, { language }, { quiet: true })
    .catch(() => undefined)
}

/** True if the account requires a two-factor code, or rejected the one sent. */
export function requiresCode(error: unknown): boolean {
  return error instanceof ApiError && error.errors.code !== undefined
}

/** Message of the server, or a general one if there was no response. */
export function signInFailure(error: unknown, general: string): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : general
}
