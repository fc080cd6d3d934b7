import { about } from '../content/about.ts'
import { carousel } from '../content/carousel.ts'
import { contact } from '../content/contact.ts'
import type { ContentType } from '../content/content-type.ts'
import { gallery } from '../content/gallery.ts'
import { openingHours } from '../content/opening-hours.ts'
import { pageTexts } from '../content/page-texts.ts'
import { slogan } from '../content/slogan.ts'
import { story } from '../content/story.ts'
import type { TextGroupName } from '../text/page-texts.ts'

/** Content types that the site editor changes on the page that shows them. */
export const editorTypes: readonly ContentType[] = [
  carousel,
  slogan,
  about,
  story,
  gallery,
  contact,
  openingHours,
  pageTexts,
]

interface EditorPage {
  /** Types whose records the page shows once they are filled in, in its order. */
  types: readonly ContentType[]
  /** Groups of page texts, in the order of the page. */
  texts: readonly TextGroupName[]
}

/** Public pages of the site editor. */
export const editorPages = {
  home: {
    types: [carousel, slogan, about, gallery, contact],
    texts: ['home', 'rooms', 'aboutSection', 'figures', 'message', 'frame'],
  },
  about: {
    types: [about, story, gallery, contact],
    texts: ['about', 'aboutSection', 'figures', 'frame'],
  },
  contact: {
    types: [contact, openingHours],
    texts: ['contact', 'message', 'opening', 'answers', 'frame'],
  },
  shop: { types: [contact], texts: ['shop', 'search', 'offer', 'frame'] },
  search: {
    types: [contact],
    texts: ['shop', 'search', 'frame'],
  },
  product: {
    types: [contact],
    texts: ['product', 'drawing', 'rooms', 'offer', 'answers', 'frame'],
  },
  compare: {
    types: [contact],
    texts: ['compare', 'drawing', 'frame'],
  },
  rooms: { types: [contact], texts: ['rooms', 'frame'] },
  shortlist: { types: [contact], texts: ['sentShortlist', 'frame'] },
  notFound: { types: [contact], texts: ['lost', 'frame'] },
  busy: { types: [contact], texts: ['busy', 'frame'] },
} as const satisfies Record<string, EditorPage>

export type EditorPageName = keyof typeof editorPages

export function isEditorPage(name: string | null): name is EditorPageName {
  return name !== null && Object.hasOwn(editorPages, name)
}
