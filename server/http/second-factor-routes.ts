import { secondFactorCalls } from '../../domain/api/second-factor.ts'
import { settings } from '../../domain/content/settings.ts'
import type { ContentService } from '../content/service.ts'
import type { AccountService } from '../services/accounts.ts'
import { type Endpoint, implement } from './endpoint.ts'

interface SecondFactorServices {
  accounts: AccountService
  content: ContentService
}

/** The second step of the own sign-in. */
export function secondFactorEndpoints({ accounts, content }: SecondFactorServices): Endpoint[] {
  return [
    implement(secondFactorCalls.read, async ({ caller }) => ({
      secondFactor: await accounts.secondFactorOf(caller._id),
    })),
    implement(secondFactorCalls.begin, async ({ body, caller, request }) => {
      const { brandName } = await content.single(settings)
      const begun = await accounts.beginSecondFactor(
        caller._id,
        body.currentPassword,
        request.ip,
        brandName || 'Back office',
      )
      return { message: 'Type the code that your app shows.', ...begun }
    }),
    implement(secondFactorCalls.confirm, async ({ body, caller }) => {
      const recoveryCodes = await accounts.confirmSecondFactor(caller._id, body.code)
      return { message: 'From now on signing in takes a code.', recoveryCodes }
    }),
    implement(secondFactorCalls.end, async ({ body, caller, request }) => {
      await accounts.endSecondFactor(caller._id, body.currentPassword, request.ip)
      return { message: 'Signing in takes the password alone again.' }
    }),
  ]
}
