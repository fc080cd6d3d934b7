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
      footerPlaces: heading('Foot of the page: heading of the places', 'Quick Links'),
      footerReach: heading('Foot of the page: heading of phone and address', 'Locations'),
      footerEnd: sentence('Foot of the page: last line', '© 2024 {brand}. All rights reserved.'),
      categories: heading('Heading of the categories', 'Categories'),
      allProducts: word('Link to the whole shop', 'All products'),
      customEyebrow: optional('Custom design: small line above', 'Custom design'),
      customTitle: heading('Custom design: heading', 'A swing drawn for your room'),
      customText: optional(
        'Custom design: text',
        'Send us a photo and three measures. We sketch it with you, choose the wood, rope and cloth, and build it to fit.',
      ),
      customAction: word('Custom design: button', 'Consultations Now'),
      feedTitle: heading('Photo feed: heading', 'At home with {shortName}'),
      feedText: optional('Photo feed: subtitle', 'Swings and corners our customers share.'),
      feedAction: word('Photo feed: button', 'Follow on Instagram'),
      shortlist: word('Shortlist: its name', 'Shortlist'),
      shortlistEmpty: sentence(
        'Shortlist: while nothing is on it',
        'Nothing here yet. Press the heart on a product to keep it here, then ask about all of them at once.',
      ),
      shortlistAskOne: word('Shortlist: button, one product', 'Ask about it on WhatsApp'),
      shortlistAsk: word('Shortlist: button, several', 'Ask about all {count} on WhatsApp'),
      shortlistCompare: word('Shortlist: compare', 'Compare {count} side by side'),
      shortlistTick: heading('Shortlist: which to compare', 'Tick two or three to compare.'),
      shortlistClear: word('Shortlist: empty it', 'Clear shortlist'),
      shortlistRemoved: heading('Shortlist: a product was removed', '{name} removed.'),
      shortlistCleared: heading('Shortlist: it was emptied', 'Shortlist cleared.'),
      undo: word('Shortlist: take it back', 'Undo'),
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
      categoryAction: word('Categories: on each tile', 'Order Now'),
      collectionsTitle: heading('Categories: tile of the whole shop', 'All collections'),
      collectionsCount: word('Categories: below it', 'See all {count} pieces'),
      collectionsAction: word('Categories: below it, one product or none', 'See all'),
      uniqueTitle: heading('Something Unique: heading', 'Something Unique'),
      uniqueText: optional(
        'Something Unique: subtitle',
        'The pieces people come to {brand} for, and stay seated in.',
      ),
      uniqueAction: word('Something Unique: button', 'Interior & Architect'),
      uniqueMore: word('Something Unique: show the rest', 'Show all {count} pieces'),
      sloganAction: word('Slogan banner: button', 'Discover more'),
      latestTitle: heading('Latest products: heading', 'Latest Product'),
      latestText: optional('Latest products: subtitle', 'Look at Our Most New Additions!'),
      filmsTitle: heading('Customer films: heading', 'Our Happy Customer Reviews'),
      filmsText: optional(
        'Customer films: subtitle',
        'Short films from the homes our swings moved into.',
      ),
      aboutAction: word('About us: button', 'Read More'),
    },
  },
  aboutSection: {
    label: 'About us, on the home page and its own',
    address: '/aboutus',
    texts: { aboutEyebrow: optional('Small line above', 'About us') },
  },
  figures: {
    label: 'Figures below About us',
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
        'Tell us about the corner you have in mind. We answer in the chat, usually within the hour.',
      ),
      messageLabel: heading('Message: name of the field', 'Your message'),
      messageHint: heading('Message: in the empty field', 'Enter your message'),
      messageEmpty: sentence(
        'Message: sent without a word',
        'Please type a message before sending.',
      ),
      messageAction: word('Message: button', 'Send'),
      messageNote: optional('Message: beside the button', 'Opens WhatsApp in a new tab'),
      mapNote: heading('Map: until it is there', 'Map loads when you reach it'),
      mapAction: word('Map: the way there', 'Directions'),
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
      shopPage: heading('Title of the window: further pages', '{name}, page {page}'),
      cardAction: word('Button on each product', 'Buy Via WhatsApp'),
      filterTag: word('Choice by tag', 'Tag'),
      filterAnyTag: word('Choice by tag: none', 'Any tag'),
      filterMaterial: word('Choice by material', 'Material'),
      filterAnyMaterial: word('Choice by material: none', 'Any material'),
      filterAction: word('Choices: button without JavaScript', 'Show products'),
      filterSearch: word('Search: what was typed', 'Search'),
      filterWidth: word('Choice by width', 'Width up to'),
      filterHeight: word('Choice by height', 'Height up to'),
      fitsWidth: word('Field: widest', 'Max. width'),
      fitsHeight: word('Field: highest', 'Max. height'),
      fitsFeet: word('Unit: feet and inches', 'ft, in'),
      filterClear: word('Choices: take all back', 'Clear all'),
      searchHint: heading('Search: in the empty field', 'Search by name, wood or tag'),
      sortLabel: word('Order', 'Sort by'),
      sortOwn: word('Order: yours', 'Our selection'),
      sortNewest: word('Order: newest', 'Newest first'),
      sortOldest: word('Order: oldest', 'Oldest first'),
      sortName: word('Order: by name', 'Name, A to Z'),
      countNone: word('Count: nothing', 'No products'),
      countOne: word('Count: one', '1 product'),
      countAll: word('Count: on one page', '{count} products'),
      countPart: word('Count: one page of several', '{first} to {last} of {count}'),
      countBeyond: word('Count: beyond the last page', 'None of {count}'),
      corrected: heading('Search: other words were searched for', 'Showing results for {words}.'),
      correctedNote: optional('Search: after it', 'Nothing here is called exactly “{words}”.'),
      noData: heading('Nothing found: heading', 'No Data Found'),
      noDataYet: sentence(
        'Nothing found: the shop is empty',
        'The first pieces are on their way. Until then, tell us what you are looking for.',
      ),
      noDataFits: sentence(
        'Nothing found: by these choices',
        'No product fits this choice. Try another word, or drop a filter.',
      ),
      noDataCategory: sentence(
        'Nothing found: in a category',
        'Nothing in {category} at the moment.',
      ),
      noDataOnePage: sentence(
        'Nothing found: beyond the only page',
        'There is only one page here.',
      ),
      noDataPages: sentence(
        'Nothing found: beyond the last page',
        'There are only {count} pages here.',
      ),
      noDataBack: word('Nothing found: back to the only page', 'Back to the products'),
      noDataLast: word('Nothing found: to the last page', 'Go to page {count}'),
      noDataAsk: word('Nothing found: ask in the chat', 'Ask us in the chat'),
      nearestTitle: heading('Nothing found: what comes nearest', 'Perhaps one of these'),
      unsizedOne: heading('Choice by size: one product without', '1 more product gives no size.'),
      unsized: heading('Choice by size: products without', '{count} more products give no size.'),
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
      offerFrom: word('Price of the smallest', 'from {price}'),
      offerBefore: word('Price in a chat message, on sale', '{price} (before: {before})'),
    },
  },
  product: {
    label: 'Page of a product',
    address: '/product-detail',
    texts: {
      productTitle: heading('Banner: title', 'Product Details'),
      factCategory: word('Table: category', 'Category'),
      factTags: word('Table: tags', 'Tags'),
      factSize: word('Table: size', 'Size'),
      factMaterial: word('Table: material', 'Material'),
      factNone: word('Table: not known', 'Not specified'),
      factNoTags: word('Table: no tags', 'No tags'),
      sizeLength: word('Size: length', 'length'),
      sizeWidth: word('Size: width', 'width'),
      sizeHeight: word('Size: height', 'height'),
      orderAction: word('Order button', 'Order on WhatsApp'),
      callAction: word('Button: call', 'Call us'),
      qrAction: word('Button: code for a phone', 'QR code'),
      qrTitle: heading('Code for a phone: heading', 'Order on your phone'),
      qrText: optional(
        'Code for a phone: below it',
        'Point your phone’s camera at the code: WhatsApp opens with your order.',
      ),
      customSize: word('Button: another size', 'Custom size'),
      linkCopied: word('Share: the link was copied', 'Link copied'),
      tabDescription: word('First tab', 'Description'),
      tabMore: word('Second tab', 'Additional Information'),
      detailWarranty: word('Description: warranty', 'Warranty'),
      detailHangingSet: word('Description: hanging set', 'Hanging Set'),
      detailCushion: word('Description: cushion', 'Cushion'),
      detailMaintenance: word('Description: maintenance', 'Maintenance'),
      detailCustom: word('Description: customization', 'Customization Available'),
      detailsNone: sentence('First tab: nothing is known', 'No details available.'),
      moreNone: sentence('Second tab: nothing is known', 'No additional information available.'),
      reviewsTitle: heading('Reviews: heading', 'Customer Reviews'),
      reviewsOne: heading('Reviews: one', '{mean} out of 5, from 1 review'),
      reviewsMany: heading('Reviews: several', '{mean} out of 5, from {count} reviews'),
      reviewsMoreOne: word('Reviews: show one more', '1 more review'),
      reviewsMore: word('Reviews: show the rest', '{count} more reviews'),
      similarTitle: heading('Similar products: heading', 'Similar Product'),
      similarText: optional('Similar products: subtitle', 'Look at Our Most New Additions!'),
      similarAction: word('Similar products: on each card', 'See it'),
      recentTitle: heading('Recently viewed: heading', 'Recently Viewed'),
    },
  },
  compare: {
    label: 'Products side by side',
    address: '/compare',
    texts: {
      compareTitle: heading('Banner: title', 'Compare'),
      compareUnits: word('Choice of units', 'Sizes in'),
      compareWidth: word('Line: width', 'Width'),
      compareHeight: word('Line: height', 'Height'),
      compareLength: word('Line: length', 'Length'),
      compareCategory: word('Line: category', 'Category'),
      compareMaterial: word('Line: material', 'Material'),
      compareWarranty: word('Line: warranty', 'Warranty'),
      compareHangingSet: word('Line: hanging set', 'Hanging Set'),
      compareCushion: word('Line: cushion', 'Cushion'),
      compareMaintenance: word('Line: maintenance', 'Maintenance'),
      compareCustom: word('Line: customization', 'Customization'),
      compareAsk: word('Button: ask', 'Ask'),
      compareRemove: word('Take one out', 'Remove'),
      compareGoneOne: sentence('One product is gone', 'One product is no longer here.'),
      compareGone: sentence('Several are gone', '{count} products are no longer here.'),
      compareNone: heading('Nothing to compare: heading', 'Nothing to compare'),
      compareNoneText: optional(
        'Nothing to compare: text',
        'Press the heart on two or three products, then open your shortlist to see them side by side.',
      ),
    },
  },
  answers: {
    label: 'Outside of opening hours',
    address: '/contactus',
    texts: {
      answersAt: heading('Open again at a time', 'Answers again {day} at {time}'),
      answersOn: heading('Open again from midnight on', 'Answers again {day}'),
      answersToday: word('The day: today', 'today'),
      answersTomorrow: word('The day: tomorrow', 'tomorrow'),
      answersLater: heading('Nobody knows when', 'Answers later'),
      answersHoliday: heading('Before it, on a holiday', 'Closed for {holiday}.'),
    },
  },
  opening: {
    label: 'Opening hours',
    address: '/contactus',
    texts: {
      openingTitle: heading('Heading', 'Opening hours'),
      openingAllDay: word('Open from midnight to midnight', 'All day'),
      openingClosed: word('Closed', 'Closed'),
      openingHoliday: word('Closed on a holiday', 'Closed, {holiday}'),
    },
  },
  lost: {
    label: 'Page that is not there',
    address: '/not-there',
    texts: {
      lostName: heading('Title of the window', 'Page not found'),
      lostEyebrow: optional('Small line above', '404'),
      lostTitle: heading('Heading', 'This seat is empty'),
      lostText: optional(
        'Text',
        'The page you are looking for has moved, or was never here. The rest of the house is still open.',
      ),
      lostProductText: optional(
        'Text, of a product',
        'The piece in this link has left the house, or was never here. Ask us about it, or look at what is there.',
      ),
      lostPreviewText: optional(
        'Text, of a private link that is over',
        'This private link does not work any more. Ask whoever sent it for a new one; the rest of the house is open.',
      ),
      lostAsk: word('Button: ask about the product', 'Ask about the piece in this link'),
      lostCategory: heading('Button: all of its category', 'All {category}'),
      lostSimilar: heading('Products: heading, of its category', 'Similar pieces'),
      lostNewest: heading('Products: heading, otherwise', 'Our newest pieces'),
    },
  },
  busy: {
    label: 'Page for somebody who asks for too much',
    address: '/not-there',
    texts: {
      busyName: heading('Title of the window', 'One moment, please'),
      busyEyebrow: optional('Small line above', 'One moment'),
      busyTitle: heading('Heading', 'That was very much at once'),
      busyText: optional(
        'Text',
        'So many pages were asked for from your connection that other visitors would have to wait. Please try again in a minute.',
      ),
    },
  },
} satisfies Record<string, TextGroup>

type TextGroups = typeof textGroups
export type TextGroupName = keyof TextGroups

/** Texts of some groups by id. */
export type Texts<G extends TextGroupName> = {
  [Name in G as keyof TextGroups[Name]['texts'] & string]: string
}
