import type { KnownText } from '../content/texts-field.ts'
import { availabilities } from '../shop/availability.ts'

/** Texts that share a section of the form, and the page that shows them. */
interface TextGroup {
  label: string
  address: string
  texts: Readonly<Record<string, Omit<KnownText, 'part'>>>
}

// Emptied headings and buttons revert to their default.
const word = (label: string, defaultText: string) => ({ label, defaultText, limit: 60 })
const heading = (label: string, defaultText: string) => ({ label, defaultText, limit: 120 })
const sentence = (label: string, defaultText: string) => ({ label, defaultText, limit: 300 })
const optional = (label: string, defaultText: string) => ({
  label,
  defaultText,
  limit: 300,
  mayBeLeftOut: true,
})

/**
 * Every text of the public pages that belongs to no record, by the part of the site that shows it.
 * Braces hold values known only when a page is rendered: those of the default text, and the shop's
 * names.
 */
export const textGroups = {
  frame: {
    label: 'Every page',
    address: '/',
    texts: {
      menuHome: word('Menu: home page', 'Home'),
      menuAbout: word('Menu: about the shop', 'About us'),
      menuProducts: word('Menu: products', 'Products'),
      menuContact: word('Menu: contact', 'Contact us'),
      footerPlaces: heading('Footer: links heading', 'Quick Links'),
      footerReach: heading('Footer: contact heading', 'Locations'),
      footerEnd: sentence('Footer: last line', '© 2024 {brand}. All rights reserved.'),
      categories: heading('Categories: heading', 'Categories'),
      allProducts: word('Link to all products', 'All products'),
      customEyebrow: optional('Custom design: small line above', 'Custom design'),
      customTitle: heading('Custom design: heading', 'A swing drawn for your room'),
      customText: optional(
        'Custom design: text',
        'Send us a photo and three measurements. We sketch it with you, choose the wood, rope and cloth, and build it to fit.',
      ),
      customAction: word('Custom design: button', 'Consultations Now'),
      feedTitle: heading('Photo feed: heading', 'At home with {shortName}'),
      feedText: optional('Photo feed: subtitle', 'Swings and corners our customers share.'),
      feedAction: word('Photo feed: button', 'Follow on Instagram'),
      shortlist: word('Shortlist: name', 'Shortlist'),
      shortlistEmpty: sentence(
        'Shortlist: when empty',
        'Nothing here yet. Press the heart on a product to save it here, then ask about all of them at once.',
      ),
      shortlistAskOne: word('Shortlist: button, one product', 'Ask about it on WhatsApp'),
      shortlistAsk: word('Shortlist: button, several', 'Ask about all {count} on WhatsApp'),
      shortlistCompare: word('Shortlist: compare', 'Compare {count} side by side'),
      shortlistTick: heading('Shortlist: hint for comparing', 'Tick two or three to compare.'),
      shortlistSend: word('Shortlist: send it to somebody', 'Send to somebody'),
      shortlistClear: word('Shortlist: clear', 'Clear shortlist'),
      shortlistRemoved: heading('Shortlist: product removed', '{name} removed.'),
      shortlistCleared: heading('Shortlist: cleared', 'Shortlist cleared.'),
      undo: word('Shortlist: undo', 'Undo'),
      linkCopied: word('Share: link copied', 'Link copied'),
      noConnection: sentence(
        'Lost connection',
        'No connection. You are still on the page you were reading.',
      ),
      tryAgain: word('Try again', 'Try again'),
    },
  },
  home: {
    label: 'Home page',
    address: '/',
    texts: {
      heroAction: word('Slides: button', 'Shop Now'),
      categoriesTitle: heading('Categories: heading', 'Our Categories'),
      categoriesText: optional(
        'Categories: subtitle',
        'Browse Our Best-Selling Collections for Stylish and Functional Home Solutions',
      ),
      categoryAction: word('Categories: label on each card', 'Order Now'),
      collectionsTitle: heading('Categories: card for all products', 'All collections'),
      collectionsCount: word('Categories: count on that card', 'See all {count} pieces'),
      collectionsAction: word('Categories: on that card, one product or none', 'See all'),
      uniqueTitle: heading('Something Unique: heading', 'Something Unique'),
      uniqueText: optional(
        'Something Unique: subtitle',
        'The pieces people come to {brand} for, and stay seated in.',
      ),
      uniqueAction: word('Something Unique: button', 'Interior & Architect'),
      sloganAction: word('Slogan banner: button', 'Discover more'),
      latestTitle: heading('Latest products: heading', 'Latest Product'),
      latestText: optional('Latest products: subtitle', 'Look at Our Most New Additions!'),
      filmsTitle: heading('Customer videos: heading', 'Our Happy Customer Reviews'),
      filmsText: optional(
        'Customer videos: subtitle',
        'Short videos from the homes our swings moved into.',
      ),
      aboutAction: word('About us: button', 'Read More'),
    },
  },
  openingSoon: {
    label: 'Opening soon, until a product can be seen',
    address: '/',
    texts: {
      soonTitle: heading('Heading', 'Opening soon'),
      soonText: optional('Text', 'We are preparing our first pieces for you. Come back soon.'),
      soonChat: word('WhatsApp button', 'Chat on WhatsApp'),
    },
  },
  aboutSection: {
    label: 'About us, on the home page and its own',
    address: '/aboutus',
    texts: { aboutEyebrow: optional('Small line above', 'About us') },
  },
  figures: {
    label: 'Figures under About us',
    address: '/aboutus',
    texts: {
      figureYears: heading('First figure', 'Years of experience'),
      figureClients: heading('Second figure', 'Satisfied clients'),
      figureItems: heading('Third figure', '{shortName} items'),
    },
  },
  message: {
    label: 'Message and map',
    address: '/contactus',
    texts: {
      messageTitle: heading('Message: heading', 'Send us a message'),
      messageText: optional(
        'Message: text',
        'Tell us about the corner you have in mind. We reply on WhatsApp, usually within the hour.',
      ),
      messageLabel: heading('Message: field label', 'Your message'),
      messageHint: heading('Message: placeholder', 'Enter your message'),
      messageEmpty: sentence('Message: error when empty', 'Please type a message before sending.'),
      messageAction: word('Message: button', 'Send'),
      messageNote: optional('Message: note next to the button', 'Opens WhatsApp in a new tab'),
      mapNote: heading('Map: before it loads', 'Map loads when you reach it'),
      mapAction: word('Map: directions', 'Directions'),
    },
  },
  about: {
    label: 'About us',
    address: '/aboutus',
    texts: {
      aboutTitle: heading('Banner: title', 'About Us'),
      aboutText: optional('Banner: tagline', 'Creating Classic Swings for Focused Living'),
      storiesTitle: heading('Story and purpose: heading', 'Our Story and Purpose'),
      galleryAction: word('Gallery: button', 'Discover more'),
    },
  },
  contact: {
    label: 'Contact',
    address: '/contactus',
    texts: {
      contactTitle: heading('Banner: title', 'Contact Us'),
      contactText: optional('Banner: tagline', "We're Eager to Hear from You"),
      detailsTitle: heading('Contact details: heading, if none is given', 'Visit, call or write'),
      detailAddress: word('Contact details: address', 'Address'),
      detailPhone: word('Contact details: phone', 'Mobile number'),
      detailEmail: word('Contact details: e-mail', 'E-mail'),
      detailInstagram: word('Contact details: Instagram', 'Instagram'),
      detailFacebook: word('Contact details: Facebook', 'Facebook'),
    },
  },
  shop: {
    label: 'Shop',
    address: '/product',
    texts: {
      shopTitle: heading('Banner: title', 'Shop'),
      shopText: optional(
        'Banner: tagline',
        'Swings first, and the furniture that keeps them company.',
      ),
      shopPage: heading('Page title: further pages', '{name}, page {page}'),
      cardAction: word('Button on each product card', 'Buy Via WhatsApp'),
      filterTag: word('Filter: tag', 'Tag'),
      filterAnyTag: word('Filter: any tag', 'Any tag'),
      filterMaterial: word('Filter: material', 'Material'),
      filterAnyMaterial: word('Filter: any material', 'Any material'),
      filterAction: word('Filters: button without JavaScript', 'Show products'),
      filterSearch: word('Search: label of the search term', 'Search'),
      filterWidth: word('Filter: longer side', 'Space along the wall'),
      filterDepth: word('Filter: shorter side', 'Depth'),
      filterHeight: word('Filter: height', 'Ceiling or beam height'),
      fitsWidth: word('Size field: longer side', 'Space along the wall'),
      fitsDepth: word('Size field: shorter side', 'Depth'),
      fitsHeight: word('Size field: height', 'Ceiling or beam height'),
      fitsFeet: word('Size field: feet and inches', 'ft, in'),
      filterPrice: word('Filter: price', 'Price'),
      filterPriceFrom: word('Price field: from', 'From'),
      filterPriceTo: word('Price field: to', 'To'),
      filterPriceAbove: word('Filter: price, only from', 'from {price}'),
      filterPriceBelow: word('Filter: price, only up to', 'up to {price}'),
      filterReady: word('Filter: in stock', 'Ready now'),
      filterMore: word('Filter: further tags, materials and colours', 'More'),
      filterValueGone: word('Filter: a colour that is gone', 'No longer offered'),
      filterOpen: word('Filters: button on phones, and heading', 'Filter'),
      filterShowOne: word('Filters on phones: button, one product', 'Show 1 piece'),
      filterShow: word('Filters on phones: button, several products', 'Show {count} pieces'),
      filterClear: word('Filters: clear all', 'Clear all'),
      sortLabel: word('Sort: label', 'Sort by'),
      sortOwn: word('Sort: your own order', 'Featured'),
      sortNewest: word('Sort: newest', 'Newest first'),
      sortOldest: word('Sort: oldest', 'Oldest first'),
      sortName: word('Sort: by name', 'Name, A to Z'),
      sortPrice: word('Sort: by price', 'Price, low to high'),
      sortPriceDown: word('Sort: by price, dearest first', 'Price, high to low'),
      sortReady: word('Sort: by availability', 'Ready first'),
      countNone: word('Count: none', 'No pieces'),
      countOne: word('Count: one', '1 piece'),
      countAll: word('Count: one page', '{count} pieces'),
      countPart: word('Count: one page of several', '{first}–{last} of {count} pieces'),
      countBeyond: word('Count: beyond the last page', 'None of {count} pieces'),
      noData: heading('Nothing found: heading', 'No Data Found'),
      noDataYet: sentence(
        'Nothing found: no products yet',
        'The first pieces are on their way. Until then, tell us what you are looking for.',
      ),
      noDataFits: sentence(
        'Nothing found: search and filters',
        'We have nothing that matches. Try another word, or clear a filter.',
      ),
      noDataCategory: sentence(
        'Nothing found: in a category',
        'Nothing in {category} at the moment.',
      ),
      noDataOnePage: sentence('Nothing found: beyond the only page', 'There is only one page.'),
      noDataPages: sentence('Nothing found: beyond the last page', 'There are only {count} pages.'),
      noDataWithout: word('Nothing found: leave out a colour', 'Without {value}'),
      noDataBack: word('Nothing found: back to the only page', 'Back to the products'),
      noDataLast: word('Nothing found: to the last page', 'Go to page {count}'),
      noDataAsk: word('Nothing found: ask on WhatsApp', 'Ask us on WhatsApp'),
      unsizedOne: heading('Size filter: one product without a size', '1 more has no size listed.'),
      unsized: heading('Size filter: products without a size', '{count} more have no size listed.'),
    },
  },
  search: {
    label: 'Search',
    address: '/product?q=sofa',
    texts: {
      searchHint: heading('Placeholder of the field', 'Search by name, wood or tag'),
      searchAction: word('Button where no page is found', 'Search'),
      corrected: heading('Corrected search', 'Showing results for {words}.'),
      correctedNote: optional('After it', 'We found nothing for “{words}” exactly.'),
      partialTitle: heading('Results in part: heading', 'These match part of your search'),
      partialOnly: sentence(
        'Results in part only',
        'No piece has every word of “{words}”. These match part of it.',
      ),
      countPartial: word('Count: with results in part', '{count}, and {partial} in part'),
      searchInstead: word('Nothing found: search in all products', 'Search for “{words}”'),
    },
  },
  offer: {
    label: 'Price and availability',
    address: '/product',
    texts: {
      offerInStock: word('In stock', availabilities['in-stock']),
      offerMadeToOrder: word('Made to order', availabilities['made-to-order']),
      offerSold: word('Sold', availabilities.sold),
      offerBackOn: word('Back soon', availabilities['back-on']),
      soldAction: word('Button of a sold product', 'Ask for one like it'),
      offerFrom: word('Starting price', 'from {price}'),
      offerBefore: word('Price in a chat message, on sale', '{price} (before: {before})'),
    },
  },
  product: {
    label: 'Product page',
    address: '/product-detail',
    texts: {
      productTitle: heading('Banner: title', 'Product Details'),
      factCategory: word('Table: category', 'Category'),
      factTags: word('Table: tags', 'Tags'),
      factSize: word('Table: size', 'Size'),
      factMaterial: word('Table: material', 'Material'),
      factNone: word('Table: not specified', 'Not specified'),
      factNoTags: word('Table: no tags', 'No tags'),
      orderAction: word('Order button', 'Order on WhatsApp'),
      deliveryTitle: heading('Delivery and assembly: heading', 'Delivery and assembly'),
      deliveryText: optional(
        'Delivery and assembly: text',
        'Tell us your town in the chat. We reply with the cost and the date of delivery and assembly.',
      ),
      callAction: word('Button: call', 'Call us'),
      qrAction: word('Button: QR code', 'QR code'),
      qrTitle: heading('QR code: heading', 'Order on your phone'),
      qrText: optional(
        'QR code: text',
        'Point your phone’s camera at the code to open WhatsApp with your order.',
      ),
      customSize: word('Button: another size', 'Need another size?'),
      choiceNone: word('Choices: nothing chosen', 'Choose'),
      choiceGone: word('Choices: not available', 'Not available now'),
      choiceExtra: word('Choices: surcharge', '+ {price}'),
      choiceSamples: word('Choices: enlarge the samples', 'Enlarge'),
      choiceClear: word('Choices: take a measure back', 'Remove'),
      measureAction: word('Measure: button', 'Set'),
      measureBetween: word('Measure: bounds', '{min} to {max}'),
      measureUnreadable: sentence(
        'Measure: not understood',
        'Please write a length, such as 120 cm or 4 ft 6 in.',
      ),
      measureOutside: sentence(
        'Measure: out of bounds',
        'We cannot make this length. Please choose {bounds}.',
      ),
      tabDescription: word('First tab', 'Description'),
      tabMore: word('Second tab', 'Additional Information'),
      detailWarranty: word('Description: warranty', 'Warranty'),
      detailHangingSet: word('Description: hanging set', 'Hanging Set'),
      detailCushion: word('Description: cushion', 'Cushion'),
      detailMaintenance: word('Description: maintenance', 'Maintenance'),
      detailCustom: word('Description: customization', 'Customization Available'),
      detailsNone: sentence('First tab: when empty', 'No details available.'),
      moreNone: sentence('Second tab: when empty', 'No additional information available.'),
      reviewsTitle: heading('Reviews: heading', 'Customer Reviews'),
      reviewsOne: heading('Reviews: one', '{mean} out of 5, from 1 review'),
      reviewsMany: heading('Reviews: several', '{mean} out of 5, from {count} reviews'),
      reviewsMoreOne: word('Reviews: show one more', '1 more review'),
      reviewsMore: word('Reviews: show the rest', '{count} more reviews'),
      similarTitle: heading('Similar products: heading', 'Similar Product'),
      similarText: optional('Similar products: subtitle', 'Look at Our Most New Additions!'),
      similarAction: word('Similar products: on each card', 'View'),
      recentTitle: heading('Recently viewed: heading', 'Recently Viewed'),
    },
  },
  compare: {
    label: 'Products side by side',
    address: '/compare',
    texts: {
      compareTitle: heading('Banner: title', 'Compare'),
      compareUnits: word('Units', 'Sizes in'),
      compareDifferences: word('Show only rows that differ', 'Only differences'),
      compareAll: word('Show all rows again', 'Show everything'),
      compareSame: sentence('No row differs', 'These pieces differ in nothing that is listed.'),
      compareSend: word('Send it to somebody', 'Send to somebody'),
      comparePrice: word('Row: price', 'Price'),
      compareWidth: word('Row: width', 'Width'),
      compareDepth: word('Row: depth', 'Depth'),
      compareHeight: word('Row: height', 'Height'),
      compareCategory: word('Row: category', 'Category'),
      compareMaterial: word('Row: material', 'Material'),
      compareWarranty: word('Row: warranty', 'Warranty'),
      compareHangingSet: word('Row: hanging set', 'Hanging Set'),
      compareCushion: word('Row: cushion', 'Cushion'),
      compareMaintenance: word('Row: maintenance', 'Maintenance'),
      compareCustom: word('Row: customization', 'Customization'),
      compareAsk: word('Button: ask', 'Ask'),
      compareRemove: word('Button: remove', 'Remove'),
      compareGoneOne: sentence(
        'One product is not available',
        'One product is no longer available.',
      ),
      compareGone: sentence(
        'Several are not available',
        '{count} products are no longer available.',
      ),
      compareNone: heading('Nothing to compare: heading', 'Nothing to compare'),
      compareNoneText: optional(
        'Nothing to compare: text',
        'Press the heart on two or three products, then open your shortlist to see them side by side.',
      ),
    },
  },
  sentShortlist: {
    label: 'Shortlist that was sent to somebody',
    address: '/shortlist',
    texts: {
      sentTitle: heading('Banner: title', 'A shortlist for you'),
      sentText: optional('Banner: tagline', 'Somebody chose these pieces and sent them to you.'),
      sentCompare: word('Button: compare', 'Compare {count} side by side'),
      sentNone: heading('Nothing left: heading', 'Nothing on this list'),
      sentNoneText: optional(
        'Nothing left: text',
        'Its pieces are no longer available. See what we have now.',
      ),
    },
  },
  answers: {
    label: 'Outside opening hours',
    address: '/contactus',
    texts: {
      answersAt: heading('Reopens at a time', 'We reply again {day} at {time}'),
      answersOn: heading('Reopens at midnight', 'We reply again {day}'),
      answersToday: word('Day: today', 'today'),
      answersTomorrow: word('Day: tomorrow', 'tomorrow'),
      answersLater: heading('Reopening time not known', 'We reply later'),
      answersHoliday: heading('Before that, on a holiday', 'Closed for {holiday}.'),
    },
  },
  opening: {
    label: 'Opening hours',
    address: '/contactus',
    texts: {
      openingTitle: heading('Heading', 'Opening hours'),
      openingAllDay: word('Open all day', 'All day'),
      openingClosed: word('Closed', 'Closed'),
      openingHoliday: word('Closed on a holiday', 'Closed, {holiday}'),
    },
  },
  lost: {
    label: 'Page not found',
    address: '/not-there',
    texts: {
      lostName: heading('Page title', 'Page not found'),
      lostEyebrow: optional('Small line above', '404'),
      lostTitle: heading('Heading', 'This seat is empty'),
      lostText: optional(
        'Text',
        'This page has moved or no longer exists. Try one of these instead.',
      ),
      lostProductText: optional(
        'Text for a product',
        'This piece is no longer available. Ask us about it, or see what we have now.',
      ),
      lostPreviewText: optional(
        'Text for an expired private link',
        'This private link has expired. Ask the person who sent it for a new one.',
      ),
      lostAsk: word('Button: ask about the product', 'Ask about this piece'),
      lostCategory: heading('Button: all of the category', 'All {category}'),
      lostSimilar: heading('Products: heading, same category', 'Similar pieces'),
      lostNewest: heading('Products: heading, otherwise', 'Our newest pieces'),
    },
  },
  busy: {
    label: 'Too many requests',
    address: '/not-there',
    texts: {
      busyName: heading('Page title', 'One moment, please'),
      busyEyebrow: optional('Small line above', 'One moment'),
      busyTitle: heading('Heading', 'Too many requests from your network'),
      busyText: optional('Text', 'Please wait a minute, then try again.'),
    },
  },
} satisfies Record<string, TextGroup>

export type TextGroups = typeof textGroups
export type TextGroupName = keyof TextGroups

/** Texts of some groups by id. */
export type Texts<G extends TextGroupName> = {
  [Name in G as keyof TextGroups[Name]['texts'] & string]: string
}
