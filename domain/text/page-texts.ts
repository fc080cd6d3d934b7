import type { Message } from './message.ts'
import type { SiteMessages } from './site-messages.ts'

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
    texts: { [Id in keyof DefaultTexts[Name]]: TextDeclaration }
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

/**
 * Every text of the public pages that belongs to no record, by the part of the site that shows it,
 * in the order of a page, with the values that are known only when a page is rendered.
 */
export const textGroups = {
  frame: {
    // On every page, after its own groups.
    pages: [],
    texts: {
      menuHome: word(),
      menuAbout: word(),
      menuProducts: word(),
      menuContact: word(),
      footerPlaces: heading(),
      footerReach: heading(),
      footerEnd: sentence(),
      categories: heading(),
      allProducts: word(),
      customEyebrow: optional(),
      customTitle: heading(),
      customText: optional(),
      customAction: word(),
      feedTitle: heading(),
      feedText: optional(),
      feedAction: word(),
      shortlist: word(),
      shortlistEmpty: sentence(),
      shortlistAskOne: word(),
      shortlistAsk: word('count'),
      shortlistCompare: word('count'),
      shortlistTick: heading(),
      shortlistSend: word(),
      shortlistClear: word(),
      shortlistRemoved: heading('name'),
      shortlistCleared: heading(),
      undo: word(),
      linkCopied: word(),
      noConnection: sentence(),
      tryAgain: word(),
    },
  },
  home: {
    pages: ['home'],
    texts: {
      heroAction: word(),
      categoriesTitle: heading(),
      categoriesText: optional(),
      categoryAction: word(),
      collectionsTitle: heading(),
      collectionsCount: word('count'),
      collectionsAction: word(),
      uniqueTitle: heading(),
      uniqueText: optional(),
      uniqueAction: word(),
      sloganAction: word(),
      latestTitle: heading(),
      latestText: optional(),
      filmsTitle: heading(),
      filmsText: optional(),
      aboutAction: word(),
    },
  },
  openingSoon: {
    // On the home page of a shop without products, where a tap on one finds them.
    pages: [],
    texts: {
      soonTitle: heading(),
      soonText: optional(),
      soonChat: word(),
    },
  },
  about: {
    pages: ['about'],
    texts: {
      aboutTitle: heading(),
      aboutText: optional(),
      storiesTitle: heading(),
      galleryAction: word(),
    },
  },
  contact: {
    pages: ['contact'],
    texts: {
      contactTitle: heading(),
      contactText: optional(),
      detailsTitle: heading(),
      detailAddress: word(),
      detailPhone: word(),
      detailEmail: word(),
      detailInstagram: word(),
      detailFacebook: word(),
    },
  },
  shop: {
    pages: ['shop'],
    texts: {
      shopTitle: heading(),
      shopText: optional(),
      shopPage: heading('name', 'page'),
      cardAction: word(),
      filterTag: word(),
      filterAnyTag: word(),
      filterMaterial: word(),
      filterAnyMaterial: word(),
      filterAction: word(),
      filterSearch: word(),
      filterWidth: word(),
      filterDepth: word(),
      filterHeight: word(),
      fitsWidth: word(),
      fitsDepth: word(),
      fitsHeight: word(),
      fitsFeet: word(),
      fitsKept: word('size'),
      filterPrice: word(),
      filterPriceFrom: word(),
      filterPriceTo: word(),
      filterPriceAbove: word('price'),
      filterPriceBelow: word('price'),
      filterReady: word(),
      filterMore: word(),
      filterValueGone: word(),
      filterOpen: word(),
      filterShowOne: word(),
      filterShow: word('count'),
      filterClear: word(),
      sortLabel: word(),
      sortOwn: word(),
      sortNewest: word(),
      sortOldest: word(),
      sortName: word(),
      sortPrice: word(),
      sortPriceDown: word(),
      sortReady: word(),
      countNone: word(),
      countOne: word(),
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
      noDataBack: word(),
      noDataLast: word('count'),
      noDataAsk: word(),
      unsizedOne: heading(),
      unsized: heading('count'),
    },
  },
  search: {
    pages: ['search', 'shop'],
    texts: {
      searchHint: heading(),
      searchAction: word(),
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
      factCategory: word(),
      factTags: word(),
      factSize: word(),
      factMaterial: word(),
      factNone: word(),
      factNoTags: word(),
      orderAction: word(),
      deliveryTitle: heading(),
      deliveryText: optional(),
      callAction: word(),
      qrAction: word(),
      qrTitle: heading(),
      qrText: optional(),
      customSize: word(),
      choiceNone: word(),
      choiceGone: word(),
      choiceExtra: word('price'),
      choiceSamples: word(),
      choiceClear: word(),
      measureAction: word(),
      measureBetween: word('min', 'max'),
      measureUnreadable: sentence(),
      measureOutside: sentence('bounds'),
      tabDescription: word(),
      tabMore: word(),
      detailWarranty: word(),
      detailHangingSet: word(),
      detailCushion: word(),
      detailMaintenance: word(),
      detailCustom: word(),
      detailsNone: sentence(),
      moreNone: sentence(),
      reviewsTitle: heading(),
      reviewsOne: heading('mean'),
      reviewsMany: heading('mean', 'count'),
      reviewsMoreOne: word(),
      reviewsMore: word('count'),
      similarTitle: heading(),
      similarText: optional(),
      similarAction: word(),
      recentTitle: heading(),
    },
  },
  compare: {
    pages: ['compare'],
    texts: {
      compareTitle: heading(),
      compareUnits: word(),
      compareDifferences: word(),
      compareAll: word(),
      compareSame: sentence(),
      compareSend: word(),
      comparePrice: word(),
      compareWidth: word(),
      compareDepth: word(),
      compareHeight: word(),
      compareCategory: word(),
      compareMaterial: word(),
      compareWarranty: word(),
      compareHangingSet: word(),
      compareCushion: word(),
      compareMaintenance: word(),
      compareCustom: word(),
      compareAsk: word(),
      compareRemove: word(),
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
      drawingFront: word(),
      drawingSide: word(),
      drawingWords: sentence('sizes', 'person', 'door'),
      drawingWide: word('size'),
      drawingHigh: word('size'),
      drawingDeep: word('size'),
      drawingUnits: word(),
      drawingFeet: word(),
      fitTitle: heading(),
      fitWall: word(),
      fitCeiling: word(),
      fitAction: word(),
      fitSpare: sentence('size'),
      fitSpareAbove: sentence('size'),
      fitTooWide: sentence('size', 'ask'),
      fitTooHigh: sentence('size', 'ask'),
      fitAsk: word(),
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
      roomsAll: word(),
      roomsIn: heading(),
      roomsAction: word(),
      roomsPiece: word(),
      roomsPieces: word('count'),
      roomsNone: heading(),
      roomsNoneText: optional(),
      roomPieces: heading(),
      roomAsk: word(),
      roomOrder: word(),
      roomOthers: heading(),
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
      messageAction: word(),
      messageNote: optional(),
      mapNote: heading(),
      mapAction: word(),
    },
  },
  opening: {
    pages: ['contact'],
    texts: {
      openingTitle: heading(),
      openingAllDay: word(),
      openingClosed: word(),
      openingHoliday: word('holiday'),
    },
  },
  offer: {
    pages: ['shop', 'product'],
    texts: {
      offerInStock: word(),
      offerMadeToOrder: word(),
      offerSold: word(),
      offerBackOn: word(),
      soldAction: word(),
      offerFrom: word('price'),
      offerBefore: word('price', 'before'),
    },
  },
  answers: {
    pages: ['contact', 'product'],
    texts: {
      answersAt: heading('day', 'time'),
      answersOn: heading('day'),
      answersToday: word(),
      answersTomorrow: word(),
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
      lostAsk: word(),
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

/** Texts of some groups by id, as `format` takes them: plain ones are strings. */
export type Texts<G extends TextGroupName> = { [Id in TextId<G>]: TextOf<G, Id> }

type TextId<G extends TextGroupName> = G extends TextGroupName
  ? keyof TextGroups[G]['texts'] & string
  : never

type TextOf<G extends TextGroupName, Id extends string> = G extends TextGroupName
  ? TextGroups[G]['texts'] extends { [I in Id]: { values: infer V extends readonly string[] } }
    ? V extends readonly []
      ? string
      : Message<V[number]>
    : never
  : never
