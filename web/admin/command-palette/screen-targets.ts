import { carouselScreens } from '../content/screens/carousel-screens.ts'
import { categoryScreens } from '../content/screens/category-screens.ts'
import { choiceScreens } from '../content/screens/choice-screens.ts'
import { fieldHash } from '../content/screens/field-url.ts'
import { itemReviewScreens } from '../content/screens/item-review-screens.ts'
import { productScreens } from '../content/screens/product-screens.ts'
import { reviewVideoScreens } from '../content/screens/review-video-screens.ts'
import { allScreens, contentScreens } from '../content/screens/screens.ts'
import { settingsScreens } from '../content/screens/settings-screens.ts'
import { socialCardScreens } from '../content/screens/social-card-screens.ts'
import { storyScreens } from '../content/screens/story-screens.ts'
import type { IconName } from '../ui/icon.tsx'
import type { SearchableTarget } from './target.ts'
import { aliasesOf } from './target-aliases.ts'

interface LinkTarget extends SearchableTarget {
  to: string
}

const products = productScreens.address
const searchWords = `${settingsScreens.address}/search-words`

/** Screens of the menu, and one that only its parent links to. */
export const screenTargets: readonly LinkTarget[] = [
  ...allScreens.map(({ address, label, icon }) => link(address, address, label, icon)),
  link(searchWords, searchWords, 'Words the search already knows', 'search'),
]

/** Actions that begin on a screen of their own. */
export const linkedActions: readonly LinkTarget[] = [
  link('add-product', `${products}/add`, 'Add product', 'plus'),
  link('products-from-photos', `${products}/photographs`, 'Products from photos', 'images'),
  link('import-products', `${products}/import`, 'Import products', 'upload'),
  link('print-sheet', `${products}/sheet`, 'Print sheet', 'file'),
  link('add-category', `${categoryScreens.address}/add`, 'Add category', 'plus'),
  link('add-choice', `${choiceScreens.address}/add`, 'Add choice', 'plus'),
  link('add-slide', carouselScreens.address + fieldHash('title'), 'Add slide', 'plus'),
  link('add-story', `${storyScreens.address}/add`, 'Add story', 'plus'),
  link('add-video', reviewVideoScreens.address + fieldHash('video'), 'Add customer video', 'plus'),
  link('add-feed-photo', socialCardScreens.address + fieldHash('title'), 'Add feed photo', 'plus'),
  link(
    'add-review',
    itemReviewScreens.address + fieldHash('ourCategoriesItem'),
    'Add review',
    'plus',
  ),
  ...contentScreens
    .filter(({ form, type }) => form === 'page' && type.single)
    .map(({ address, type }) =>
      link(`${address}/edit`, `${address}/edit`, type.labels.edit, 'edit'),
    ),
  link(
    'invite-administrator',
    `/admin/users${fieldHash('invite')}`,
    'Invite an administrator',
    'users',
  ),
]

function link(id: string, to: string, label: string, icon: IconName): LinkTarget {
  return { id, to, label, icon, aliases: aliasesOf(id) }
}
