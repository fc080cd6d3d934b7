/**
 * Words that shop owners type for a screen (by its address), a field (by `type.field`), a section
 * (by `screen.section`) or an action (by its id). Phrases are separated by commas, the most usual
 * one first.
 */
const aliases = {
  // Screens
  '/admin':
    'overview, start, statistics, stats, analytics, visitors, traffic, views, report, insights, today, weekly summary, popular searches, what people search, performance, visitor count, how many visitors, searched in vain',
  '/admin/home-carosal':
    'banner, slider, slides, slideshow, carousel, hero, home page banner, home page photo, home page picture, homepage image, front page, cover photo, main picture, big picture, home page, front photo',
  '/admin/manage-store/categories':
    'collections, groups, departments, sections, product types, kinds of products, category photo, sub category, category order, reorder categories',
  '/admin/manage-store/choices':
    'fabric, fabrics, finish, finishes, swatch, swatches, samples, material colour, fabric colours, variants, variant, options, option, product options, variations, size choice, own length, custom length, upholstery, wood finish, choice',
  '/admin/manage-store/products':
    'items, catalogue, catalog, inventory, stock list, price list, prices, change prices, bulk price, bulk edit, bulk, pieces, furniture, goods, articles, reorder products, sort products, duplicate, delete product, edit product, product list, remove product, arrange, arrange products, rearrange, move products, order of products',
  '/admin/manage-store/unique':
    'featured, best sellers, bestseller, highlights, showcase, special products, popular products, top products, recommended, new arrivals, circles on the home page',
  '/admin/aboutus':
    'about the shop, who we are, our company, company profile, team, founder, experience, about page',
  '/admin/contact':
    'contact details, contact page, phone, phone number, address, email, whatsapp, location, map, social links, social media, reach us',
  '/admin/story-perpose': 'our story, purpose, mission, vision, values, company history',
  '/admin/about-gallery':
    'gallery, photo gallery, album, workshop photos, pictures, photos of the shop, showroom photos',
  '/admin/happy-customer':
    'testimonials, customer videos, video, videos, happy customers, reviews, feedback, youtube, reels, clip, film',
  '/admin/media-manager':
    'instagram, insta, instagram feed, instagram posts, social media, photo feed, posts, pinterest',
  '/admin/slogan': 'tagline, motto, headline, banner text, catchphrase',
  '/admin/page-texts':
    'wording, button text, text on the site, website text, words, labels, headings, menu names, rename button, headline, content',
  '/admin/translations':
    'language, translate, translation, hindi, gujarati, other languages, untranslated, multilingual',
  '/admin/edit-site':
    'visual editor, change my site, customise, customize, edit page, edit home page, live editor, page builder, theme editor, edit text on the page, edit website, design site',
  '/admin/orders':
    'orders, messages, leads, customers, inquiries, requests, inbox, questions, chats, buyers, order history, new orders, sales, answer, reply, whatsapp messages, pending, follow up, crm, notifications, notification, enquiry',
  '/admin/reviews':
    'ratings, stars, testimonials, feedback, customer reviews, comments, opinions, rating',
  '/admin/chat-messages':
    'whatsapp message, whatsapp text, message template, templates, auto reply, order message, greeting, chat text, whatsapp',
  '/admin/opening-hours':
    'timings, timing, business hours, shop hours, working hours, hours, holiday, closed, time, schedule, weekend, when we are open, office hours',
  '/admin/settings':
    'configuration, preferences, options, setup, general, store settings, shop settings, business details, brand',
  '/admin/settings/search-words':
    'synonyms, vocabulary, built-in words, dictionary, spelling, search words',
  '/admin/users':
    'staff, users, team, employees, people, roles, permissions, access, workers, editors, owners, accounts, give access',
  '/admin/backups':
    'backup, restore, safety copy, snapshot, download everything, save data, data loss, archive',
  '/admin/feeds':
    'facebook catalogue, google shopping, facebook shop, google merchant, merchant center, instagram shop, whatsapp catalogue, meta catalogue, catalogue link, product feed, ads, advertising, xml, google, facebook',
  '/admin/account': 'profile, my profile, login, security, my name, my email, user account',
  '/admin/activity':
    'who changed, who did it, history, log, changes, audit, recent changes, what happened, versions, last edited, deleted',
  '/admin/trash':
    'deleted, restore, recycle bin, bin, undelete, recover, deleted products, removed, get back, bring back, lost product, rubbish, dustbin',

  // Products
  'product.name': 'product name, product title, title',
  'product.description': 'product description, details, product text, about the product',
  'product.tags': 'keywords, labels, hashtags',
  'product.height': 'size, dimensions, measurements, tall',
  'product.width': 'size, dimensions, measurements, wide',
  'product.length': 'size, dimensions, measurements, long, depth',
  'product.material': 'wood, fabric, teak, cloth, what it is made of, raw material',
  'product.warranty': 'guarantee, warranty period',
  'product.hangingSet': 'chain, rope, hook, hanging kit, accessories',
  'product.cushion': 'pillow, mattress, seat pad',
  'product.maintenance': 'care, cleaning, care instructions, polish',
  'product.customizationAvailable':
    'custom size, made to measure, customise, bespoke, customization',
  'product.additionalInformation': 'more information, specifications, specs, extra details',
  'product.images':
    'photos, product photos, pictures, product image, photo, picture, upload photo, alt text, image description, image',
  'product.isDisplaingInSomethingUnique': 'featured, showcase, show on home page, highlight',
  'product.createdBy': 'collection, category of a product, move to category',
  'product.availability':
    'out of stock, stock, sold out, in stock, sold, made to order, inventory, not available, unavailable, preorder, back soon, quantity',
  'product.availabilityNote': 'delivery time, how long, weeks, ready by, dispatch',
  'product.price': 'cost, rate, amount, mrp, product price, prices, rupees, how much',
  'product.salePrice':
    'discount, sale, offer, special price, reduced, reduced price, deal, promotion, festival offer, diwali offer, coupon, cut price, price drop, markdown',
  'product.saleUntil':
    'end of sale, sale end, sale ends, offer ends, offer until, discount until, sale date, valid until',
  'product.priceIsFrom': 'starting price, starts at, starting from, price range',
  'product.related':
    'similar products, you may also like, recommended, cross sell, goes well with, matching products',
  'product.visibility':
    'hide product, publish, unpublish, draft, hidden, live, private, offline, make visible, remove from site',
  'product.liveFrom': 'publish date, schedule, launch date, publish later, start date',
  'product.liveUntil': 'end date, expiry, expire, take down later, schedule',

  // Choices
  'choice.values': 'fabric colours, sample photos, surcharge, extra price, colour of a fabric',
  'choice.isFilter': 'filter by fabric, filter by colour, shop filter',
  'choice.min': 'shortest, minimum length, smallest size',
  'choice.max': 'longest, maximum length, largest size',
  'product.choices': 'offer a fabric, fabrics of a product, product variants, product choices',

  // Categories, carousel, feed
  'category.chatNumber': 'category phone, whatsapp of a category, department number',
  'category.image': 'category photo, category picture',
  'carousel.image': 'banner image, slide photo, banner photo, home page photo',
  'carousel.title': 'banner text, slide text, banner heading',
  'social_card.thumbnail_media_url': 'instagram post link, post address',
  'review_video.video': 'upload video, customer video, testimonial video',
  'gallery.images': 'gallery photos, upload gallery',

  // About us and contact
  'about.yearsOfExperience': 'experience, since, years in business',
  'about.satisfiedClients': 'happy customers, number of customers, clients',
  'about.tags': 'strengths, usp',
  'about.video': 'company video, about video',
  'about.image': 'about photo, shop photo',
  'contact.mobileNumber':
    'phone number, phone, telephone, call, contact number, calling number, landline, cell, number, tel',
  'contact.watsappNumber':
    'whatsapp, chat number, wa number, whats app, watsapp, phone number, number, chat',
  'contact.email': 'mail, e-mail, email address, gmail, mail id, email id',
  'contact.address':
    'address, map, directions, shop address, showroom, google map, street, where we are, store location, pin code',
  'contact.instagramLink': 'instagram, insta, ig, instagram page, social media, social link',
  'contact.facebookLink': 'facebook, fb, facebook page, social media, social link',
  'contact.image': 'contact photo, contact picture',

  // Settings
  'settings.brandName':
    'shop name, business name, company name, store name, name of the shop, site name, name, change name',
  'settings.logo': 'icon, favicon, brand image, logo image, emblem, symbol',
  'settings.accentColor':
    'colour, color, theme, theme color, brand colour, button colour, design, look, style, font, blue, appearance',
  'settings.blurb': 'footer, footer text, bottom text, short description, about text',
  'settings.shareImage':
    'link preview, share image, whatsapp preview, preview picture, sharing picture, og image',
  'settings.phoneCountryCode': 'country code, +91, dial code, isd code, country',
  'settings.defaultCity': 'city, town, map',
  'settings.metaTitle':
    'seo, google, google search, search engine, google title, page title, meta title',
  'settings.metaDescription':
    'seo, google, google search, search engine, meta description, google description',
  'settings.timeZone': 'time, clock, region, timezone',
  'settings.currency': 'rupee, rupees, dollar, money, inr, usd',
  'settings.synonyms':
    'synonym, spelling, other names, search words, search terms, misspelling, search',
  'settings.disabledVocabularyGroups': 'vocabulary, synonyms, words the search already knows',
  'settings.feeds': 'facebook catalogue, google shopping, instagram shop, merchant, product feed',

  // Opening hours
  'opening_hours.holidays': 'holiday, vacation, closed, leave, festival, diwali, day off, shut',
  'opening_hours.sunday': 'weekend, closed on sunday',
  'opening_hours.monday': 'weekday hours',

  // My account
  'account.language':
    'language, hindi, gujarati, english, translate the back office, change language',
  'account.password':
    'password, change password, new password, reset password, passcode, forgot password',
  'account.second-step':
    '2fa, two-factor, two factor, two step, authenticator, mfa, otp, google authenticator, security, verification code',
  'account.sessions':
    'devices, sign out everywhere, sessions, logged in, log out other devices, lost phone, hacked',

  // Page texts
  'page_texts.texts.footerEnd': 'copyright, footer, bottom line, year in the footer',
  'page_texts.texts.footerPlaces': 'footer, quick links',
  'page_texts.texts.footerReach': 'footer, locations heading',
  'page_texts.texts.menuHome': 'menu, navigation, header menu',
  'page_texts.texts.menuProducts': 'menu, navigation, header menu',
  'page_texts.texts.heroAction': 'banner button, shop now button',
  'page_texts.texts.orderAction': 'order button, buy button, whatsapp button, order on whatsapp',
  'page_texts.texts.cardAction': 'buy button, whatsapp button, buy via whatsapp',
  'page_texts.texts.deliveryText':
    'delivery, shipping, assembly, courier, transport, delivery charges, installation, postage, cash on delivery, payment, cod',
  'page_texts.texts.deliveryTitle': 'delivery, shipping, assembly',
  'page_texts.texts.shortlist':
    'wishlist, favourites, favorites, wish list, likes, heart, cart, basket',
  'page_texts.texts.feedTitle': 'instagram section, instagram feed',
  'page_texts.texts.messageTitle': 'contact form, message form',
  'page_texts.texts.lostTitle': '404, page not found, not found page, error page, broken link',
  'page_texts.texts.reviewsTitle': 'reviews heading',

  // Actions
  'add-product':
    'new product, create product, upload product, new item, add item, add piece, add furniture, sell something',
  'products-from-photos':
    'products from photographs, bulk upload, upload photos, upload pictures, many products at once, import photos, add photos, photos, photographs, bulk',
  'import-products':
    'excel, spreadsheet, csv, import, bulk import, upload excel, google sheets, sheet, bulk',
  'export-products':
    'excel, spreadsheet, csv, download products, export, price list, google sheets, sheet, download list, bulk',
  'print-sheet':
    'print, pdf, brochure, catalogue pdf, printable price list, leaflet, flyer, qr code, labels',
  'add-category': 'new category, create category, new collection, add collection',
  'add-choice':
    'new choice, add fabric, new fabric, new finish, add swatch, add variant, add option',
  'add-slide': 'new slide, new banner, add banner, add slider, upload banner',
  'add-video': 'new video, upload video, add testimonial, add customer video',
  'add-feed-photo': 'add instagram post, new instagram photo, add social post',
  'add-review': 'new review, write review, add testimonial, add rating',
  'add-story': 'new story, add our story',
  undo: 'take back, revert, go back, mistake, oops, wrong, reverse, ctrl z, restore last change',
  'hide-product':
    'hide, unpublish, take offline, remove from site, hide from visitors, deactivate, disable product, draft',
  'show-product': 'publish, set live, unhide, go live, make visible, activate, show product',
  'make-backup': 'backup, back up now, save everything, backup now, download backup, safety copy',
  'view-site':
    'website, see my shop, open my shop, visit site, public page, preview site, my site, home page, live site',
  'log-out': 'logout, sign out, exit, leave, switch user, log off, signout',
  theme:
    'dark mode, light mode, night mode, theme, dark, light, appearance, black background, brightness',
  'invite-administrator':
    'add staff, add user, new user, invite, add employee, add admin, invite staff, give access',
} as const

export type AliasedId = keyof typeof aliases

/** English phrases of a target; empty if it has no further names. */
export function aliasesOf(id: string): string[] {
  return phrasesOf(aliases, id)
}

/** Phrases of a target in a table such as the one above. */
export function phrasesOf(table: Readonly<Record<string, string>>, id: string): string[] {
  return table[id]?.split(',').map((phrase) => phrase.trim()) ?? []
}

export const aliasedIds: readonly string[] = Object.keys(aliases)
