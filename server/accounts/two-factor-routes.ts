import { twoFactorEndpoints } from '../../domain/api/two-factor.ts'
import { settings } from '../../domain/content/settings.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { AccountService } from './account-service.ts'

interface TwoFactorServices {
  accounts: AccountService
  content: ContentService
}

/** Routes for the signed-in administrator's two-factor settings. */
export function createTwoFactorRoutes({ accounts, content }: TwoFactorServices): Endpoint[] {
  return [
    implement(twoFactorEndpoints.read, async ({ currentUser }) => ({
      secondFactor: await accounts.getTwoFactor(currentUser._id),
    })),
    implement(twoFactorEndpoints.begin, async ({ body, currentUser, request, say }) => {
      const { brandName } = await content.single(settings)
      const begun = await accounts.startTwoFactorSetup(
        currentUser._id,
        body.currentPassword,
        request.ip,
        brandName || 'Back office',
      )
      return { message: say('results.twoFactorBegun'), ...begun }
    }),
    implement(twoFactorEndpoints.confirm, async ({ body, currentUser, say }) => {
      const recoveryCodes = await accounts.confirmTwoFactor(currentUser._id, body.code)
      return { message: say('results.twoFactorOn'), recoveryCodes }
    }),
    implement(twoFactorEndpoints.end, async ({ body, currentUser, request, say }) => {
      await accounts.disableTwoFactor(currentUser._id, body.currentPassword, request.ip)
      return { message: say('results.twoFactorOff') }
    }),
  ]
}
