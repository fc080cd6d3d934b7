import type { comparisonLabels } from '../labels/comparison-labels.ts'
import type { errorLabels } from '../labels/error-labels.ts'
import type { fallbackLabels } from '../labels/fallback-labels.ts'
import type { frameLabels } from '../labels/frame-labels.ts'
import type { homeLabels } from '../labels/home-labels.ts'
import type { listLabels } from '../labels/list-labels.ts'
import type { lostLabels } from '../labels/lost-labels.ts'
import type { offerLabels } from '../labels/offer-labels.ts'
import type { panelLabels } from '../labels/panel-labels.ts'
import type { previewLabels } from '../labels/preview-labels.ts'
import type { productLabels } from '../labels/product-labels.ts'
import type { qrLabels } from '../labels/qr-labels.ts'
import type { roomLabels } from '../labels/room-labels.ts'
import type { sheetLabels } from '../labels/sheet-labels.ts'
import type { shopLabels } from '../labels/shop-labels.ts'
import type { shortlistLabels } from '../labels/shortlist-labels.ts'
import type { sizeLabels } from '../labels/size-labels.ts'
import type { suggestionLabels } from '../labels/suggestion-labels.ts'
import type { swatchLabels } from '../labels/swatch-labels.ts'
import type { viewerLabels } from '../labels/viewer-labels.ts'

/**
 * Fixed texts of the public pages, which owners do not change: mostly labels for screen readers. A
 * file for each script, so that none has the English ones of another.
 */
interface LabelGroups {
  comparison: typeof comparisonLabels
  error: typeof errorLabels
  fallback: typeof fallbackLabels
  frame: typeof frameLabels
  home: typeof homeLabels
  list: typeof listLabels
  lost: typeof lostLabels
  offer: typeof offerLabels
  panel: typeof panelLabels
  preview: typeof previewLabels
  product: typeof productLabels
  qr: typeof qrLabels
  room: typeof roomLabels
  sheet: typeof sheetLabels
  shop: typeof shopLabels
  shortlist: typeof shortlistLabels
  size: typeof sizeLabels
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
