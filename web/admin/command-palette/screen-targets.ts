import {
  categoryScreens,
  choiceScreens,
  itemReviewScreens,
  productScreens,
} from '../content/screens/catalogue-screens.ts'
import {
  carouselScreens,
  reviewVideoScreens,
  socialCardScreens,
  storyScreens,
} from '../content/screens/page-screens.ts'
import { quotationScreens } from '../content/screens/quotation-screens.ts'
import { fieldHash } from '../content/screens/screen-definition.ts'
import { allScreens, contentScreens, settingsScreens } from '../content/screens/screens.ts'
import type { DeclaredPath } from '../languages/admin-messages.ts'
import type { IconName } from '../ui/icon.tsx'
import {
  type ActionId,
  nameTarget,
  type SearchableTarget,
  type TargetLanguage,
} from './target-language.ts'

interface LinkTarget extends SearchableTarget {
  to: string
}

const products = productScreens.address
const searchWords = `${settingsScreens.address}/search-words`

/** Screens of the menu, and one that only its parent links to. */
export function listScreens(language: TargetLanguage): LinkTarget[] {
  const screens: { address: string; label: DeclaredPath; icon: IconName }[] = [
    ...allScreens,
    { address: searchWords, label: 'sections.settings.words.link', icon: 'search' },
  ]
  return screens.map(({ address, label, icon }) => ({
    id: address,
    to: address,
    icon,
    ...nameTarget(address, { label }, language),
  }))
}

const actions: readonly [ActionId, to: string, IconName][] = [
  ['add-product', `${products}/add`, 'plus'],
  ['products-from-photos', `${products}/photographs`, 'images'],
  ['import-products', `${products}/import`, 'upload'],
  ['print-sheet', `${products}/sheet`, 'file'],
  ['add-category', `${categoryScreens.address}/add`, 'plus'],
  ['add-choice', `${choiceScreens.address}/add`, 'plus'],
  ['add-slide', carouselScreens.address + fieldHash('title'), 'plus'],
  ['add-story', `${storyScreens.address}/add`, 'plus'],
  ['add-video', reviewVideoScreens.address + fieldHash('video'), 'plus'],
  ['add-feed-photo', socialCardScreens.address + fieldHash('title'), 'plus'],
  ['add-review', itemReviewScreens.address + fieldHash('product'), 'plus'],
  ['add-quotation', `${quotationScreens.address}/add`, 'plus'],
]

/** Actions that begin on a screen of their own. */
export function listLinkedActions(language: TargetLanguage): LinkTarget[] {
  const link = ([id, to, icon]: [ActionId, string, IconName]): LinkTarget => ({
    id,
    to,
    icon,
    ...nameTarget(id, { label: `actions.${id}` }, language),
  })
  const edits = contentScreens
    .filter(({ form, type }) => form === 'page' && type.single)
    .map(({ address, type }): LinkTarget => {
      const to = `${address}/edit`
      return {
        id: to,
        to,
        icon: 'edit',
        ...nameTarget(to, { label: `types.${type.table}.edit` }, language),
      }
    })
  return [
    ...actions.map(link),
    ...edits,
    link(['invite-administrator', `/admin/users${fieldHash('invite')}`, 'users']),
  ]
}
