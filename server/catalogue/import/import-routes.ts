import { importEndpoints } from '../../../domain/api/imports.ts'
import type { AccountService } from '../../accounts/account-service.ts'
import { toAuthorResponse } from '../../content/content-responses.ts'
import { type Endpoint, implement } from '../../http/endpoint.ts'
import type { ImportService } from './import-service.ts'

interface ImportRouteServices {
  imports: ImportService
  accounts: AccountService
}

export function createImportRoutes({ imports, accounts }: ImportRouteServices): Endpoint[] {
  return [
    implement(importEndpoints.list, async () => {
      const names = await accounts.names()
      const found = await imports.list()
      return { imports: found.map((one) => ({ ...one, by: toAuthorResponse(one.by, names) })) }
    }),
    implement(importEndpoints.read, async ({ params, say }) => {
      const { found, failures, redirects } = await imports.find(params.id)
      return {
        import: {
          ...found,
          by: toAuthorResponse(found.by, await accounts.names()),
          failures: failures.map((failure) => ({ ...failure, reason: say(failure.reason) })),
          redirects,
        },
      }
    }),
    implement(importEndpoints.undo, async ({ params, currentUser, say }) => {
      const kept = await imports.undo(params.id, currentUser._id)
      const count = kept.length
      return {
        message:
          count > 0 ? say('results.importUndoneExcept', { count }) : say('results.importUndone'),
        kept,
      }
    }),
    implement(importEndpoints.retry, async ({ params, say }) => ({
      message: say('results.picturesRetried', { count: await imports.retry(params.id) }),
    })),
  ]
}
