import { messages } from '../../../domain/messages.ts'
import { type Api, ApiError } from '../api.ts'
import { type SignedIn, signedInSchema } from '../session.ts'

export function signIn(api: Api, credentials: unknown): Promise<SignedIn> {
  return api.call({
    method: 'POST',
    path: '/admin/login',
    body: credentials,
    answer: signedInSchema,
    quiet: true,
  })
}

/** The server's words, or the one sentence for everything that kept them from coming. */
export function signInFailure(error: unknown): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : messages.signInFailed
}
