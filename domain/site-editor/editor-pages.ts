import { about } from '../content/about.ts'
import { carousel } from '../content/carousel.ts'
import { contact } from '../content/contact.ts'
import type { ContentType } from '../content/content-type.ts'
import { gallery } from '../content/gallery.ts'
import { openingHours } from '../content/opening-hours.ts'
import { pageTexts } from '../content/page-texts.ts'
import { slogan } from '../content/slogan.ts'
import { story } from '../content/story.ts'
import { type TextGroupName, textGroupNames, textGroups } from '../text/page-texts.ts'
import { type FixedPageName, publicPages } from '../urls/public-pages.ts'

/** Pages of the site editor: those with texts of their own. */
export type EditorPageName = (typeof textGroups)[TextGroupName]['pages'][number]

export const editorPageNames: readonly EditorPageName[] = [
  ...new Set(Object.values(textGroups).flatMap(({ pages }) => pages)),
]

/** Types whose records a page shows once they are filled in, in its order; all show the contact. */
const shownTypes: Partial<Record<EditorPageName, readonly ContentType[]>> = {
  home: [carousel, slogan, about, gallery, contact],
  about: [about, story, gallery, contact],
  contact: [contact, openingHours],
}

export const typesOfPage = (page: EditorPageName) => shownTypes[page] ?? [contact]

/** Content types that the site editor changes on the page that shows them. */
export const editorTypes: readonly ContentType[] = [
  ...new Set([...Object.values(shownTypes).flat(), pageTexts]),
]

const pagesOf = (name: TextGroupName): readonly EditorPageName[] => textGroups[name].pages

/** Groups of page texts, in the order of the page; those of every page come last. */
export function textsOfPage(page: EditorPageName): TextGroupName[] {
  return [...textGroupNames.filter((name) => pagesOf(name).includes(page)), 'frame']
}

/** Page that shows a group best. */
export function pageOfTexts(name: TextGroupName): EditorPageName {
  return pagesOf(name)[0] ?? 'home'
}

/** Number of products of which `examplePath` takes the newest. */
export const MAX_EXAMPLE_PRODUCTS = 2

/**
 * Path at which a page can be seen; null for the 429 page, and for that of a product as long as the
 * shop has none.
 */
export function examplePath(
  page: EditorPageName,
  newest: readonly { _id: string; path: string }[],
): string | null {
  switch (page) {
    case 'search':
      return `${publicPages.shop.path}?q=${missingWords}`
    case 'product':
      return newest[0]?.path ?? null
    case 'compare':
    case 'shortlist':
      return `${publicPages[page].path}?ids=${newest.map(({ _id }) => _id).join()}`
    case 'notFound':
      return '/not-there'
    case 'busy':
      return null
    default:
      return fixedPath(page)
  }
}

/** Search that finds nothing. */
const missingWords = 'zzzzzz'

function fixedPath(page: FixedPageName): string {
  return publicPages[page].path
}

/** Page that a link within the site leads to: a category is the shop, each product the product page. */
export function pageAt(path: string): EditorPageName | null {
  const start = /^\/[\w-]*/.exec(path)?.[0]
  const pages: Record<string, { path: string }> = publicPages
  return editorPageNames.find((name) => pages[name]?.path === start) ?? null
}

export function isEditorPage(name: string | null): name is EditorPageName {
  return editorPageNames.some((page) => page === name)
}
