import { contentTypes } from '../content/index.ts'
import { accountCalls } from './accounts.ts'
import { backupCalls } from './backups.ts'
import type { Call } from './call.ts'
import { contentCalls } from './content.ts'
import { dashboardCalls } from './dashboard.ts'
import { descriptionCalls } from './description.ts'
import { enquiryCalls } from './enquiries.ts'
import { feedCalls } from './feeds.ts'
import { historyCalls } from './history.ts'
import { previewCalls } from './previews.ts'
import { productCalls } from './products.ts'
import { reviewCalls } from './reviews.ts'
import { secondFactorCalls } from './second-factor.ts'

/** Every call of the API, each once. What is not here is not answered. */
export const apiCalls: ReadonlySet<Call> = new Set(
  [
    productCalls,
    previewCalls,
    reviewCalls,
    enquiryCalls,
    dashboardCalls,
    accountCalls,
    secondFactorCalls,
    ...contentTypes.map((type) => contentCalls(type)),
    historyCalls,
    backupCalls,
    feedCalls,
    descriptionCalls,
  ].flatMap((calls) => Object.values<Call>(calls)),
)
