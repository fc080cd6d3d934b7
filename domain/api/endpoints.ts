import { contentTypes } from '../content/content-types.ts'
import { accountEndpoints } from './accounts.ts'
import { backupEndpoints } from './backups.ts'
import { choiceEndpoints } from './choices.ts'
import { contentEndpoints } from './content.ts'
import { dashboardEndpoints } from './dashboard.ts'
import type { EndpointContract } from './endpoint.ts'
import { enquiryEndpoints } from './enquiries.ts'
import { feedEndpoints } from './feeds.ts'
import { historyEndpoints } from './history.ts'
import { importEndpoints } from './imports.ts'
import { openApiEndpoints } from './openapi.ts'
import { pictureEndpoints } from './pictures.ts'
import { previewEndpoints } from './previews.ts'
import { productEndpoints } from './products.ts'
import { quotationEndpoints } from './quotations.ts'
import { redirectEndpoints } from './redirects.ts'
import { reviewEndpoints } from './reviews.ts'
import { siteEditorEndpoints } from './site-editor.ts'
import { suggestionEndpoints } from './suggestions.ts'
import { translationEndpoints } from './translations.ts'
import { twoFactorEndpoints } from './two-factor.ts'

/** Every endpoint of the API; the server registers no others. */
export const apiEndpoints: ReadonlySet<EndpointContract> = new Set(
  [
    productEndpoints,
    importEndpoints,
    suggestionEndpoints,
    previewEndpoints,
    siteEditorEndpoints,
    reviewEndpoints,
    enquiryEndpoints,
    dashboardEndpoints,
    accountEndpoints,
    twoFactorEndpoints,
    ...contentTypes.map((type) => contentEndpoints(type)),
    choiceEndpoints,
    quotationEndpoints,
    redirectEndpoints,
    pictureEndpoints,
    historyEndpoints,
    backupEndpoints,
    feedEndpoints,
    translationEndpoints,
    openApiEndpoints,
  ].flatMap((endpoints) => Object.values<EndpointContract>(endpoints)),
)
