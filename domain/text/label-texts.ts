import type { errorLabels } from './labels/error-labels.ts'
import type { frameLabels } from './labels/frame-labels.ts'
import type { homeLabels } from './labels/home-labels.ts'
import type { listLabels } from './labels/list-labels.ts'
import type { offerLabels } from './labels/offer-labels.ts'
import type { previewLabels } from './labels/preview-labels.ts'
import type { productLabels } from './labels/product-labels.ts'
import type { shopLabels } from './labels/shop-labels.ts'
import type { shortlistLabels } from './labels/shortlist-labels.ts'
import type { suggestionLabels } from './labels/suggestion-labels.ts'
import type { swatchLabels } from './labels/swatch-labels.ts'
import type { viewerLabels } from './labels/viewer-labels.ts'

/**
 * Fixed texts of the public pages, which owners do not change: mostly labels for screen readers. A
 * file for each part, so that a script contains the English ones of its own part only.
 */
interface LabelGroups {
  error: typeof errorLabels
  frame: typeof frameLabels
  home: typeof homeLabels
  list: typeof listLabels
  offer: typeof offerLabels
  preview: typeof previewLabels
  product: typeof productLabels
  shop: typeof shopLabels
  shortlist: typeof shortlistLabels
  suggestion: typeof suggestionLabels
  swatch: typeof swatchLabels
  viewer: typeof viewerLabels
}

export type LabelGroupName = keyof LabelGroups

/** Labels of a group by id, in any language. */
export type Labels<G extends LabelGroupName> = {
  readonly [Id in keyof LabelGroups[G]]: string
}

/** All labels in a language other than English. */
export type LabelTranslation = { readonly [Name in LabelGroupName]: Labels<Name> }

/**
 * Labels of a group from the data of a page in another language; without any the `english` ones,
 * which each part brings itself.
 */
export function labelsOf<G extends LabelGroupName>(
  page: { labels?: LabelTranslation | undefined } | undefined,
  group: G,
  english: LabelTranslation[G],
): LabelTranslation[G] {
  return page?.labels?.[group] ?? english
}
