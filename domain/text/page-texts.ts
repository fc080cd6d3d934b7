import { limits } from '../content/limits.ts'
import type { Message } from './message.ts'
import { englishMessages, type SiteMessages } from './site-messages.ts'

/** Text of a page as it is declared; its label and default are in `locales/en/site.json`. */
interface TextDeclaration {
  /** Maximum length in characters. */
  limit: number
  /** The text may be emptied and is then left out; other texts revert to their default. */
  mayBeLeftOut?: boolean
  /** Names of the values that a page puts into the text, besides the shop's names. */
  values: readonly string[]
}

type DefaultTexts = SiteMessages['texts']

/** Texts that share a section of the form. */
type TextGroupDeclarations = {
  [Name in keyof DefaultTexts]: {
    /**
     * Pages on which the site editor lists the group; the first is the one beside the form. A name
     * must be that of a public page, or have an example in `site-editor/editor-pages.ts`.
     */
    pages: readonly string[]
    /** Declarations of the texts that are more than a plain `word()`. */
    texts: { [Id in keyof DefaultTexts[Name]]?: TextDeclaration }
  }
}

type Values = readonly string[]
// Emptied headings and buttons revert to their default.
const word = <const V extends Values>(...values: V) => ({ limit: 60, values })
const heading = <const V extends Values>(...values: V) => ({ limit: 120, values })
const sentence = <const V extends Values>(...values: V) => ({ limit: 300, values })
const optional = <const V extends Values>(...values: V) => ({
  ...sentence(...values),
  mayBeLeftOut: true,
})
/** Title and description for search engines; empty for those that the page has without them. */
const metaTitle = { limit: limits.metaTitle, values: [] } as const
const metaDescription = { limit: limits.metaDescription, values: [] } as const

/**
 * Texts of the public pages that belong to no record, by the part of the site that shows them, with
 * the values that are known only when a page is rendered; `locales/en/site.json` has all of them, in
 * the order of a page.
 */
export const textGroups = {
  frame: {
    // On every page, after its own groups.
    pages: [],
    texts: {
      footerPlaces: heading(),
      footerReach: heading(),
      footerEnd: sentence(),
      categories: heading(),
      customEyebrow: optional(),
      customTitle: heading(),
      customText: optional(),
      feedTitle: heading(),
      feedText: optional(),
      shortlistEmpty: sentence(),
      shortlistAsk: word('count'),
      shortlistCompare: word('count'),
      shortlistTick: heading(),
      shortlistRemoved: heading('name'),
      shortlistCleared: heading(),
      noConnection: sentence(),
    },
  },
  home: {
    pages: ['home'],
    texts: {
      categoriesTitle: heading(),
      categoriesText: optional(),
      collectionsTitle: heading(),
      collectionsCount: word('count'),
      uniqueTitle: heading(),
      uniqueText: optional(),
      latestTitle: heading(),
      latestText: optional(),
      filmsTitle: heading(),
      filmsText: optional(),
      homeMetaTitle: metaTitle,
      homeMetaDescription: metaDescription,
    },
  },
  openingSoon: {
    // On the home page of a shop without products, where a tap on one finds them.
    pages: [],
    texts: {
      soonTitle: heading(),
      soonText: optional(),
    },
  },
  about: {
    pages: ['about'],
    texts: {
      aboutTitle: heading(),
      aboutText: optional(),
      storiesTitle: heading(),
      aboutMetaTitle: metaTitle,
      aboutMetaDescription: metaDescription,
    },
  },
  contact: {
    pages: ['contact'],
    texts: {
      contactTitle: heading(),
      contactText: optional(),
      detailsTitle: heading(),
      contactMetaTitle: metaTitle,
      contactMetaDescription: metaDescription,
    },
  },
  shop: {
    pages: ['shop'],
    texts: {
      shopTitle: heading(),
      shopText: optional(),
      shopPage: heading('name', 'page'),
      fitsKept: word('size'),
      filterPriceAbove: word('price'),
      filterPriceBelow: word('price'),
      filterShow: word('count'),
      countAll: word('count'),
      countPart: word('first', 'last', 'count'),
      countBeyond: word('count'),
      noData: heading(),
      noDataYet: sentence(),
      noDataFits: sentence(),
      noDataCategory: sentence('category'),
      noDataOnePage: sentence(),
      noDataPages: sentence('count'),
      noDataWithout: word('value'),
      noDataLast: word('count'),
      unsizedOne: heading(),
      unsized: heading('count'),
      shopMetaTitle: metaTitle,
      shopMetaDescription: metaDescription,
    },
  },
  search: {
    pages: ['search', 'shop'],
    texts: {
      searchHint: heading(),
      corrected: heading('words'),
      correctedNote: optional('words'),
      looseMaxPrice: heading('limit', 'nearest'),
      looseMinPrice: heading('limit', 'nearest'),
      looseMaxSize: heading('limit', 'nearest'),
      looseMinSize: heading('limit', 'nearest'),
      looseBounds: heading(),
      partialTitle: heading(),
      partialOnly: sentence('words'),
      countPartial: word('count', 'partial'),
      searchInstead: word('words'),
    },
  },
  product: {
    pages: ['product'],
    texts: {
      productTitle: heading(),
      deliveryTitle: heading(),
      deliveryText: optional(),
      qrTitle: heading(),
      qrText: optional(),
      choiceExtra: word('price'),
      measureBetween: word('min', 'max'),
      measureUnreadable: sentence(),
      measureOutside: sentence('bounds'),
      detailsNone: sentence(),
      moreNone: sentence(),
      reviewsTitle: heading(),
      reviewsOne: heading('mean'),
      reviewsMany: heading('mean', 'count'),
      reviewsMore: word('count'),
      similarTitle: heading(),
      similarText: optional(),
      recentTitle: heading(),
    },
  },
  compare: {
    pages: ['compare'],
    texts: {
      compareTitle: heading(),
      compareSame: sentence(),
      compareGoneOne: sentence(),
      compareGone: sentence('count'),
      compareNone: heading(),
      compareNoneText: optional(),
    },
  },
  drawing: {
    pages: ['product', 'compare'],
    texts: {
      drawingTitle: heading(),
      drawingNote: optional(),
      drawingWords: sentence('sizes', 'person', 'door'),
      drawingWide: word('size'),
      drawingHigh: word('size'),
      drawingDeep: word('size'),
      fitTitle: heading(),
      fitSpare: sentence('size'),
      fitSpareAbove: sentence('size'),
      fitTooWide: sentence('size', 'ask'),
      fitTooHigh: sentence('size', 'ask'),
      fitSwing: sentence('size', 'room'),
      fitMyWall: sentence('size'),
      fitMyCeiling: sentence('size'),
    },
  },
  rooms: {
    pages: ['rooms', 'home', 'product'],
    texts: {
      roomsTitle: heading(),
      roomsText: optional(),
      roomsIn: heading(),
      roomsPieces: word('count'),
      roomsNone: heading(),
      roomsNoneText: optional(),
      roomPieces: heading(),
      roomOthers: heading(),
      roomsMetaTitle: metaTitle,
      roomsMetaDescription: metaDescription,
    },
  },
  sentShortlist: {
    pages: ['shortlist'],
    texts: {
      sentTitle: heading(),
      sentText: optional(),
      sentCompare: word('count'),
      sentNone: heading(),
      sentNoneText: optional(),
    },
  },
  aboutSection: {
    pages: ['about', 'home'],
    texts: {
      aboutEyebrow: optional(),
    },
  },
  figures: {
    pages: ['about', 'home'],
    texts: {
      figureYears: heading(),
      figureClients: heading(),
      figureItems: heading(),
    },
  },
  message: {
    pages: ['contact', 'home'],
    texts: {
      messageTitle: heading(),
      messageText: optional(),
      messageLabel: heading(),
      messageHint: heading(),
      messageEmpty: sentence(),
      messageTooLong: sentence('count'),
      messageNote: optional(),
      mapNote: heading(),
    },
  },
  opening: {
    pages: ['contact'],
    texts: {
      openingTitle: heading(),
      openingHoliday: word('holiday'),
    },
  },
  offer: {
    pages: ['shop', 'product'],
    texts: {
      offerFrom: word('price'),
      offerBefore: word('price', 'before'),
    },
  },
  answers: {
    pages: ['contact', 'product'],
    texts: {
      answersAt: heading('day', 'time'),
      answersOn: heading('day'),
      answersLater: heading(),
      answersHoliday: heading('holiday'),
    },
  },
  lost: {
    pages: ['notFound'],
    texts: {
      lostName: heading(),
      lostEyebrow: optional(),
      lostTitle: heading(),
      lostText: optional(),
      lostProductText: optional(),
      lostPreviewText: optional(),
      lostCategory: heading('category'),
      lostSimilar: heading(),
      lostNewest: heading(),
    },
  },
  busy: {
    pages: ['busy'],
    texts: {
      busyName: heading(),
      busyEyebrow: optional(),
      busyTitle: heading(),
      busyText: optional(),
    },
  },
} as const satisfies TextGroupDeclarations

type TextGroups = typeof textGroups
export type TextGroupName = keyof TextGroups

export const textGroupNames = Object.keys(textGroups).filter((name): name is TextGroupName =>
  Object.hasOwn(textGroups, name),
)

/** Declarations of a group's texts by id, in the order of a page. */
export function textsOfGroup(group: TextGroupName): Record<string, TextDeclaration> {
  const declared: Readonly<Record<string, TextDeclaration>> = textGroups[group].texts
  const ids = Object.keys(englishMessages.texts[group])
  return Object.fromEntries(ids.map((id) => [id, declared[id] ?? word()]))
}

/** Texts of some groups by id, as `format` takes them: plain ones are strings. */
export type Texts<G extends TextGroupName> = { [Id in TextId<G>]: TextOf<G, Id> }

export type TextId<G extends TextGroupName> = G extends TextGroupName
  ? keyof DefaultTexts[G] & string
  : never

type TextOf<G extends TextGroupName, Id extends string> = G extends TextGroupName
  ? Id extends keyof DefaultTexts[G]
    ? TextGroups[G]['texts'] extends { [I in Id]: { values: readonly [infer N, ...infer M] } }
      ? Message<Extract<N | M[number], string>>
      : string
    : never
  : never
