import { accountEndpoints, type SignedIn } from '../../../domain/api/accounts.ts'
import type { BodyOf } from '../../../domain/api/endpoint.ts'
import { messages } from '../../../domain/text/validation-messages.ts'
import { type Api, ApiError } from '../app/api-client.ts'

type Credentials = BodyOf<typeof accountEndpoints.signIn>

export function signIn(api: Api, credentials: Credentials): Promise<SignedIn> {
  return api.call(accountEndpoints.signIn, {}, credentials, { quiet: true })
}

/** True if the account requires a two-factor code, or rejected the one sent. */
export function requiresCode(error: unknown): boolean {
  return error instanceof ApiError && error.errors.code !== undefined
}

/** Message of the server, or a general one if there was no response. */
export function signInFailure(error: unknown): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : messages.signInFailed
}
