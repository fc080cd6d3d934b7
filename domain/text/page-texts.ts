import type { Message } from './message.ts'
import type { SiteMessages } from './site-messages.ts'

/** Text of a page as it is declared: its default stands in the catalogue `locales/en/site.json`. */
interface TextDeclaration {
  label: string
  /** Maximum length in characters. */
  limit: number
  /** The text may be emptied and is then left out; other texts revert to their default. */
  mayBeLeftOut?: boolean
  /** Names of the values that a page puts into the text, besides the shop's names. */
  values: readonly string[]
}

type DefaultTexts = SiteMessages['texts']

/** Texts that share a section of the form, and the page that shows them. */
type TextGroupDeclarations = {
  [Name in keyof DefaultTexts]: {
    label: string
    address: string
    texts: { [Id in keyof DefaultTexts[Name]]: TextDeclaration }
  }
}

// Emptied headings and buttons revert to their default.
const word = <const V extends readonly string[]>(label: string, ...values: V) => ({
  label,
  limit: 60,
  values,
})
const heading = <const V extends readonly string[]>(label: string, ...values: V) => ({
  label,
  limit: 120,
  values,
})
const sentence = <const V extends readonly string[]>(label: string, ...values: V) => ({
  label,
  limit: 300,
  values,
})
const optional = <const V extends readonly string[]>(label: string, ...values: V) => ({
  label,
  limit: 300,
  mayBeLeftOut: true,
  values,
})

/**
 * Every text of the public pages that belongs to no record, by the part of the site that shows it,
 * with the values that are known only when a page is rendered.
 */
export const textGroups = {
  frame: {
    label: 'Every page',
    address: '/',
    texts: {
      menuHome: word('Menu: home page'),
      menuAbout: word('Menu: about the shop'),
      menuProducts: word('Menu: products'),
      menuContact: word('Menu: contact'),
      footerPlaces: heading('Footer: links heading'),
      footerReach: heading('Footer: contact heading'),
      footerEnd: sentence('Footer: last line'),
      categories: heading('Categories: heading'),
      allProducts: word('Link to all products'),
      customEyebrow: optional('Custom design: small line above'),
      customTitle: heading('Custom design: heading'),
      customText: optional('Custom design: text'),
      customAction: word('Custom design: button'),
      feedTitle: heading('Photo feed: heading'),
      feedText: optional('Photo feed: subtitle'),
      feedAction: word('Photo feed: button'),
      shortlist: word('Shortlist: name'),
      shortlistEmpty: sentence('Shortlist: when empty'),
      shortlistAskOne: word('Shortlist: button, one product'),
      shortlistAsk: word('Shortlist: button, several', 'count'),
      shortlistCompare: word('Shortlist: compare', 'count'),
      shortlistTick: heading('Shortlist: hint for comparing'),
      shortlistSend: word('Shortlist: send it to somebody'),
      shortlistClear: word('Shortlist: clear'),
      shortlistRemoved: heading('Shortlist: product removed', 'name'),
      shortlistCleared: heading('Shortlist: cleared'),
      undo: word('Shortlist: undo'),
      linkCopied: word('Share: link copied'),
      noConnection: sentence('Lost connection'),
      tryAgain: word('Try again'),
    },
  },
  home: {
    label: 'Home page',
    address: '/',
    texts: {
      heroAction: word('Slides: button'),
      categoriesTitle: heading('Categories: heading'),
      categoriesText: optional('Categories: subtitle'),
      categoryAction: word('Categories: label on each card'),
      collectionsTitle: heading('Categories: card for all products'),
      collectionsCount: word('Categories: count on that card', 'count'),
      collectionsAction: word('Categories: on that card, one product or none'),
      uniqueTitle: heading('Something Unique: heading'),
      uniqueText: optional('Something Unique: subtitle'),
      uniqueAction: word('Something Unique: button'),
      sloganAction: word('Slogan banner: button'),
      latestTitle: heading('Latest products: heading'),
      latestText: optional('Latest products: subtitle'),
      filmsTitle: heading('Customer videos: heading'),
      filmsText: optional('Customer videos: subtitle'),
      aboutAction: word('About us: button'),
    },
  },
  openingSoon: {
    label: 'Opening soon, until a product can be seen',
    address: '/',
    texts: {
      soonTitle: heading('Heading'),
      soonText: optional('Text'),
      soonChat: word('WhatsApp button'),
    },
  },
  aboutSection: {
    label: 'About us, on the home page and its own',
    address: '/aboutus',
    texts: {
      aboutEyebrow: optional('Small line above'),
    },
  },
  figures: {
    label: 'Figures under About us',
    address: '/aboutus',
    texts: {
      figureYears: heading('First figure'),
      figureClients: heading('Second figure'),
      figureItems: heading('Third figure'),
    },
  },
  message: {
    label: 'Message and map',
    address: '/contactus',
    texts: {
      messageTitle: heading('Message: heading'),
      messageText: optional('Message: text'),
      messageLabel: heading('Message: field label'),
      messageHint: heading('Message: placeholder'),
      messageEmpty: sentence('Message: error when empty'),
      messageTooLong: sentence('Message: error when too long', 'count'),
      messageAction: word('Message: button'),
      messageNote: optional('Message: note next to the button'),
      mapNote: heading('Map: before it loads'),
      mapAction: word('Map: directions'),
    },
  },
  about: {
    label: 'About us',
    address: '/aboutus',
    texts: {
      aboutTitle: heading('Banner: title'),
      aboutText: optional('Banner: tagline'),
      storiesTitle: heading('Story and purpose: heading'),
      galleryAction: word('Gallery: button'),
    },
  },
  contact: {
    label: 'Contact',
    address: '/contactus',
    texts: {
      contactTitle: heading('Banner: title'),
      contactText: optional('Banner: tagline'),
      detailsTitle: heading('Contact details: heading, if none is given'),
      detailAddress: word('Contact details: address'),
      detailPhone: word('Contact details: phone'),
      detailEmail: word('Contact details: e-mail'),
      detailInstagram: word('Contact details: Instagram'),
      detailFacebook: word('Contact details: Facebook'),
    },
  },
  shop: {
    label: 'Shop',
    address: '/product',
    texts: {
      shopTitle: heading('Banner: title'),
      shopText: optional('Banner: tagline'),
      shopPage: heading('Page title: further pages', 'name', 'page'),
      cardAction: word('Button on each product card'),
      filterTag: word('Filter: tag'),
      filterAnyTag: word('Filter: any tag'),
      filterMaterial: word('Filter: material'),
      filterAnyMaterial: word('Filter: any material'),
      filterAction: word('Filters: button without JavaScript'),
      filterSearch: word('Search: label of the search term'),
      filterWidth: word('Filter: longer side'),
      filterDepth: word('Filter: shorter side'),
      filterHeight: word('Filter: height'),
      fitsWidth: word('Size field: longer side'),
      fitsDepth: word('Size field: shorter side'),
      fitsHeight: word('Size field: height'),
      fitsFeet: word('Size field: feet and inches'),
      fitsKept: word('Size field: link with a wall typed before', 'size'),
      filterPrice: word('Filter: price'),
      filterPriceFrom: word('Price field: from'),
      filterPriceTo: word('Price field: to'),
      filterPriceAbove: word('Filter: price, only from', 'price'),
      filterPriceBelow: word('Filter: price, only up to', 'price'),
      filterReady: word('Filter: in stock'),
      filterMore: word('Filter: further tags, materials and colours'),
      filterValueGone: word('Filter: a colour that is gone'),
      filterOpen: word('Filters: button on phones, and heading'),
      filterShowOne: word('Filters on phones: button, one product'),
      filterShow: word('Filters on phones: button, several products', 'count'),
      filterClear: word('Filters: clear all'),
      sortLabel: word('Sort: label'),
      sortOwn: word('Sort: your own order'),
      sortNewest: word('Sort: newest'),
      sortOldest: word('Sort: oldest'),
      sortName: word('Sort: by name'),
      sortPrice: word('Sort: by price'),
      sortPriceDown: word('Sort: by price, dearest first'),
      sortReady: word('Sort: by availability'),
      countNone: word('Count: none'),
      countOne: word('Count: one'),
      countAll: word('Count: one page', 'count'),
      countPart: word('Count: one page of several', 'first', 'last', 'count'),
      countBeyond: word('Count: beyond the last page', 'count'),
      noData: heading('Nothing found: heading'),
      noDataYet: sentence('Nothing found: no products yet'),
      noDataFits: sentence('Nothing found: search and filters'),
      noDataCategory: sentence('Nothing found: in a category', 'category'),
      noDataOnePage: sentence('Nothing found: beyond the only page'),
      noDataPages: sentence('Nothing found: beyond the last page', 'count'),
      noDataWithout: word('Nothing found: leave out a colour', 'value'),
      noDataBack: word('Nothing found: back to the only page'),
      noDataLast: word('Nothing found: to the last page', 'count'),
      noDataAsk: word('Nothing found: ask on WhatsApp'),
      unsizedOne: heading('Size filter: one product without a size'),
      unsized: heading('Size filter: products without a size', 'count'),
    },
  },
  search: {
    label: 'Search',
    address: '/product?q=sofa',
    texts: {
      searchHint: heading('Placeholder of the field'),
      searchAction: word('Button where no page is found'),
      corrected: heading('Corrected search', 'words'),
      correctedNote: optional('After it', 'words'),
      looseMaxPrice: heading('No product under a price', 'limit', 'nearest'),
      looseMinPrice: heading('No product over a price', 'limit', 'nearest'),
      looseMaxSize: heading('No product up to a size', 'limit', 'nearest'),
      looseMinSize: heading('No product from a size on', 'limit', 'nearest'),
      looseBounds: heading('No product within several limits'),
      partialTitle: heading('Results in part: heading'),
      partialOnly: sentence('Results in part only', 'words'),
      countPartial: word('Count: with results in part', 'count', 'partial'),
      searchInstead: word('Nothing found: search in all products', 'words'),
    },
  },
  offer: {
    label: 'Price and availability',
    address: '/product',
    texts: {
      offerInStock: word('In stock'),
      offerMadeToOrder: word('Made to order'),
      offerSold: word('Sold'),
      offerBackOn: word('Back soon'),
      soldAction: word('Button of a sold product'),
      offerFrom: word('Starting price', 'price'),
      offerBefore: word('Price in a chat message, on sale', 'price', 'before'),
    },
  },
  product: {
    label: 'Product page',
    address: '/product-detail',
    texts: {
      productTitle: heading('Banner: title'),
      factCategory: word('Table: category'),
      factTags: word('Table: tags'),
      factSize: word('Table: size'),
      factMaterial: word('Table: material'),
      factNone: word('Table: not specified'),
      factNoTags: word('Table: no tags'),
      orderAction: word('Order button'),
      deliveryTitle: heading('Delivery and assembly: heading'),
      deliveryText: optional('Delivery and assembly: text'),
      callAction: word('Button: call'),
      qrAction: word('Button: QR code'),
      qrTitle: heading('QR code: heading'),
      qrText: optional('QR code: text'),
      customSize: word('Button: another size'),
      choiceNone: word('Choices: nothing chosen'),
      choiceGone: word('Choices: not available'),
      choiceExtra: word('Choices: surcharge', 'price'),
      choiceSamples: word('Choices: enlarge the samples'),
      choiceClear: word('Choices: take a measure back'),
      measureAction: word('Measure: button'),
      measureBetween: word('Measure: bounds', 'min', 'max'),
      measureUnreadable: sentence('Measure: not understood'),
      measureOutside: sentence('Measure: out of bounds', 'bounds'),
      tabDescription: word('First tab'),
      tabMore: word('Second tab'),
      detailWarranty: word('Description: warranty'),
      detailHangingSet: word('Description: hanging set'),
      detailCushion: word('Description: cushion'),
      detailMaintenance: word('Description: maintenance'),
      detailCustom: word('Description: customization'),
      detailsNone: sentence('First tab: when empty'),
      moreNone: sentence('Second tab: when empty'),
      reviewsTitle: heading('Reviews: heading'),
      reviewsOne: heading('Reviews: one', 'mean'),
      reviewsMany: heading('Reviews: several', 'mean', 'count'),
      reviewsMoreOne: word('Reviews: show one more'),
      reviewsMore: word('Reviews: show the rest', 'count'),
      similarTitle: heading('Similar products: heading'),
      similarText: optional('Similar products: subtitle'),
      similarAction: word('Similar products: on each card'),
      recentTitle: heading('Recently viewed: heading'),
    },
  },
  drawing: {
    label: 'Drawn to scale',
    address: '/product-detail',
    texts: {
      drawingTitle: heading('Drawing: heading'),
      drawingNote: optional('Drawing: note'),
      drawingFront: word('Drawing: name of the front view'),
      drawingSide: word('Drawing: name of the side view'),
      drawingWords: sentence('Drawing in words', 'sizes', 'person', 'door'),
      drawingWide: word('Drawing in words: width', 'size'),
      drawingHigh: word('Drawing in words: height', 'size'),
      drawingDeep: word('Drawing in words: depth', 'size'),
      drawingUnits: word('Drawing: units'),
      drawingFeet: word('Drawing: feet and inches'),
      fitTitle: heading('Will it fit: heading'),
      fitWall: word('Will it fit: wall'),
      fitCeiling: word('Will it fit: ceiling'),
      fitAction: word('Will it fit: button'),
      fitSpare: sentence('Will it fit: wide enough', 'size'),
      fitSpareAbove: sentence('Will it fit: high enough', 'size'),
      fitTooWide: sentence('Will it fit: too wide', 'size', 'ask'),
      fitTooHigh: sentence('Will it fit: too high', 'size', 'ask'),
      fitAsk: word('Will it fit: link to the chat'),
      fitSwing: sentence('Will it fit: a swing in motion', 'size', 'room'),
      fitMyWall: sentence('Chat message: wall', 'size'),
      fitMyCeiling: sentence('Chat message: ceiling', 'size'),
    },
  },
  compare: {
    label: 'Products side by side',
    address: '/compare',
    texts: {
      compareTitle: heading('Banner: title'),
      compareUnits: word('Units'),
      compareDifferences: word('Show only rows that differ'),
      compareAll: word('Show all rows again'),
      compareSame: sentence('No row differs'),
      compareSend: word('Send it to somebody'),
      comparePrice: word('Row: price'),
      compareWidth: word('Row: width'),
      compareDepth: word('Row: depth'),
      compareHeight: word('Row: height'),
      compareCategory: word('Row: category'),
      compareMaterial: word('Row: material'),
      compareWarranty: word('Row: warranty'),
      compareHangingSet: word('Row: hanging set'),
      compareCushion: word('Row: cushion'),
      compareMaintenance: word('Row: maintenance'),
      compareCustom: word('Row: customization'),
      compareAsk: word('Button: ask'),
      compareRemove: word('Button: remove'),
      compareGoneOne: sentence('One product is not available'),
      compareGone: sentence('Several are not available', 'count'),
      compareNone: heading('Nothing to compare: heading'),
      compareNoneText: optional('Nothing to compare: text'),
    },
  },
  sentShortlist: {
    label: 'Shortlist that was sent to somebody',
    address: '/shortlist',
    texts: {
      sentTitle: heading('Banner: title'),
      sentText: optional('Banner: tagline'),
      sentCompare: word('Button: compare', 'count'),
      sentNone: heading('Nothing left: heading'),
      sentNoneText: optional('Nothing left: text'),
    },
  },
  rooms: {
    label: 'Rooms',
    address: '/rooms',
    texts: {
      roomsTitle: heading('Banner and section: title'),
      roomsText: optional('Banner and section: tagline'),
      roomsAll: word('Section on the home page: link to all rooms'),
      roomsIn: heading('Section on a product page: heading'),
      roomsAction: word('Card: label'),
      roomsPiece: word('Card: one marked product'),
      roomsPieces: word('Card: marked products', 'count'),
      roomsNone: heading('No rooms yet: heading'),
      roomsNoneText: optional('No rooms yet: text'),
      roomPieces: heading('Room: heading of the list'),
      roomAsk: word('Room: ask about all products'),
      roomOrder: word('Room: order button of a product'),
      roomOthers: heading('Room: heading of further rooms'),
    },
  },
  answers: {
    label: 'Outside opening hours',
    address: '/contactus',
    texts: {
      answersAt: heading('Reopens at a time', 'day', 'time'),
      answersOn: heading('Reopens at midnight', 'day'),
      answersToday: word('Day: today'),
      answersTomorrow: word('Day: tomorrow'),
      answersLater: heading('Reopening time not known'),
      answersHoliday: heading('Before that, on a holiday', 'holiday'),
    },
  },
  opening: {
    label: 'Opening hours',
    address: '/contactus',
    texts: {
      openingTitle: heading('Heading'),
      openingAllDay: word('Open all day'),
      openingClosed: word('Closed'),
      openingHoliday: word('Closed on a holiday', 'holiday'),
    },
  },
  lost: {
    label: 'Page not found',
    address: '/not-there',
    texts: {
      lostName: heading('Page title'),
      lostEyebrow: optional('Small line above'),
      lostTitle: heading('Heading'),
      lostText: optional('Text'),
      lostProductText: optional('Text for a product'),
      lostPreviewText: optional('Text for an expired private link'),
      lostAsk: word('Button: ask about the product'),
      lostCategory: heading('Button: all of the category', 'category'),
      lostSimilar: heading('Products: heading, same category'),
      lostNewest: heading('Products: heading, otherwise'),
    },
  },
  busy: {
    label: 'Too many requests',
    address: '/not-there',
    texts: {
      busyName: heading('Page title'),
      busyEyebrow: optional('Small line above'),
      busyTitle: heading('Heading'),
      busyText: optional('Text'),
    },
  },
} satisfies TextGroupDeclarations

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
