import { expect, it } from 'vitest'
import { listFields } from './field-targets.ts'
import { ownActions } from './own-actions.ts'
import { linkedActions, screenTargets } from './screen-targets.ts'
import { aliasedIds, aliasesOf } from './target-aliases.ts'
import { indexTargets, rankTargets } from './target-ranking.ts'

const targets = [...screenTargets, ...ownActions, ...linkedActions, ...listFields('/admin')]
const index = indexTargets(targets)
const ids = new Set(targets.map(({ id }) => id))
const firstThree = (words: string) =>
  rankTargets(index, words)
    .ranked.slice(0, 3)
    .map(({ target }) => target.id)

/** Words of owners, and the target that they mean. */
const table: readonly (readonly [words: string, expected: string])[] = [
  ['whatsapp', 'contact.watsappNumber'],
  ['whatsapp number', 'contact.watsappNumber'],
  ['phone number', 'contact.mobileNumber'],
  ['number phone', 'contact.mobileNumber'],
  ['how do I change my phone number', 'contact.mobileNumber'],
  ['telephone', 'contact.mobileNumber'],
  ['phone', 'contact.mobileNumber'],
  ['e-mail', 'contact.email'],
  ['email address', 'contact.email'],
  ['address', 'contact.address'],
  ['map', 'contact.address'],
  ['location', 'contact.address'],
  ['logo', 'settings.logo'],
  ['favicon', 'settings.logo'],
  ['shop name', 'settings.brandName'],
  ['colour', 'settings.accentColor'],
  ['color', 'settings.accentColor'],
  ['theme colour', 'settings.accentColor'],
  ['discount', 'product.salePrice'],
  ['sale', 'product.salePrice'],
  ['offer', 'product.salePrice'],
  ['offer ends', 'product.saleUntil'],
  ['price', 'product.price'],
  ['prices', '/admin/manage-store/products'],
  ['out of stock', 'product.availability'],
  ['sold out', 'product.availability'],
  ['stock', 'product.availability'],
  ['guarantee', 'product.warranty'],
  ['dimensions', 'product.height'],
  ['wood', 'product.material'],
  ['keywords', 'product.tags'],
  ['similar products', 'product.related'],
  ['schedule', 'product.liveFrom'],
  ['banner', '/admin/home-carosal'],
  ['slider', '/admin/home-carosal'],
  ['slide show', '/admin/home-carosal'],
  ['instagram', 'contact.instagramLink'],
  ['insta', '/admin/media-manager'],
  ['facebook', 'contact.facebookLink'],
  ['facebook catalogue', '/admin/feeds'],
  ['catalog facebook', '/admin/feeds'],
  ['google', 'settings.metaTitle'],
  ['google shopping', '/admin/feeds'],
  ['seo', 'settings.metaTitle'],
  ['timings', '/admin/opening-hours'],
  ['business hours', '/admin/opening-hours'],
  ['holiday', 'opening_hours.holidays'],
  ['closed', 'opening_hours.holidays'],
  ['deleted', '/admin/trash'],
  ['restore', '/admin/trash'],
  ['recycle bin', '/admin/trash'],
  ['who changed', '/admin/activity'],
  ['who changed the price', '/admin/activity'],
  ['history', '/admin/activity'],
  ['staff', '/admin/users'],
  ['add user', 'invite-administrator'],
  ['password', 'account.password'],
  ['change password', 'account.password'],
  ['2fa', 'account.second-step'],
  ['otp', 'account.second-step'],
  ['bulk', 'import-products'],
  ['excel', 'export-products'],
  ['spreadsheet', 'import-products'],
  ['csv', 'import-products'],
  ['reviews', '/admin/reviews'],
  ['ratings', '/admin/reviews'],
  ['testimonials', '/admin/happy-customer'],
  ['testimonial', '/admin/reviews'],
  ['language', '/admin/page-texts'],
  ['translate', '/admin/page-texts'],
  ['orders', '/admin/orders'],
  ['messages', '/admin/orders'],
  ['customers', '/admin/orders'],
  ['message template', '/admin/chat-messages'],
  ['currency', 'settings.currency'],
  ['rupees', 'settings.currency'],
  ['footer', 'settings.blurb'],
  ['copyright', 'page_texts.texts.footerEnd'],
  ['shipping', 'page_texts.texts.deliveryText'],
  ['wishlist', 'page_texts.texts.shortlist'],
  ['consultations now', 'page_texts.texts.customAction'],
  ['photo gallery', '/admin/about-gallery'],
  ['photos', 'product.images'],
  ['image', 'product.images'],
  ['remove product', '/admin/manage-store/products'],
  ['home page', '/admin/home-carosal'],
  ['notifications', '/admin/orders'],
  ['upload photos', 'products-from-photos'],
  ['add product', 'add-product'],
  ['product new', 'add-product'],
  ['new banner', 'add-slide'],
  ['products from photographs', 'products-from-photos'],
  ['export products', 'export-products'],
  ['undo', 'undo'],
  ['hide', 'hide-product'],
  ['publish', 'show-product'],
  ['make a backup', 'make-backup'],
  ['backup', 'make-backup'],
  ['view site', 'view-site'],
  ['website', 'view-site'],
  ['edit site', '/admin/edit-site'],
  ['edit home page', '/admin/edit-site'],
  ['log out', 'log-out'],
  ['sign out', 'log-out'],
  ['dark mode', 'theme'],
  ['theme', 'theme'],
  ['print', 'print-sheet'],
  ['statistics', '/admin'],
  ['featured', '/admin/manage-store/unique'],
  ['settings logo', 'settings.logo'],
  ['fabric', '/admin/manage-store/choices'],
  ['finish', '/admin/manage-store/choices'],
  ['swatch', '/admin/manage-store/choices'],
  ['material colour', '/admin/manage-store/choices'],
  ['own length', '/admin/manage-store/choices'],
  ['variant', '/admin/manage-store/choices'],
  ['variants', '/admin/manage-store/choices'],
  ['option', '/admin/manage-store/choices'],
  ['size choice', '/admin/manage-store/choices'],
  ['add fabric', 'add-choice'],
  ['surcharge', 'choice.values'],
  // Beginnings of words and slips of the finger
  ['whats', 'contact.watsappNumber'],
  ['pass', 'account.password'],
  ['categ', '/admin/manage-store/categories'],
  ['discoutn', 'product.salePrice'],
  ['whatsaap', 'contact.watsappNumber'],
  ['pasword', 'account.password'],
  ['instgram', 'contact.instagramLink'],
  ['curency', 'settings.currency'],
  ['facebok catalogue', '/admin/feeds'],
]

it('finds among the first three what owners mean', () => {
  const missed = table
    .filter(([words, expected]) => !firstThree(words).includes(expected))
    .map(([words, expected]) => ({ words, expected, found: firstThree(words) }))
  expect(missed).toEqual([])
  expect(table.length).toBeGreaterThan(60)
})

it('finds every target by each of its aliases, among the first twelve', () => {
  const missed = aliasedIds.flatMap((id) =>
    aliasesOf(id)
      .filter((phrase) => {
        const found = rankTargets(index, phrase).ranked.slice(0, 12)
        return !found.some(({ target }) => target.id === id)
      })
      .map((phrase) => `${id}: ${phrase}`),
  )
  expect(missed).toEqual([])
  expect(aliasedIds.flatMap(aliasesOf).length).toBeGreaterThan(60)
})

it('knows no alias of a target that does not exist', () => {
  expect(aliasedIds.filter((id) => !ids.has(id))).toEqual([])
})

it('forgives a typing slip only where nothing else matches', () => {
  expect(rankTargets(index, 'logo').match).toBe('all')
  expect(rankTargets(index, 'lgoo').match).toBe('close')
  expect(rankTargets(index, 'xyzzy').ranked).toEqual([])
  expect(rankTargets(index, '').ranked).toEqual([])
  expect(rankTargets(index, '  ?').ranked).toEqual([])
})

it('leads by what some of the words mean, if nothing has all of them', () => {
  const { match, ranked } = rankTargets(index, 'logo helicopter')
  expect(match).toBe('some')
  expect(ranked[0]?.target.id).toBe('settings.logo')
})

it('puts first what was chosen before for the same words, and prefers recent targets', () => {
  const first = (words: string, ...choices: { id: string; words: string }[]) =>
    rankTargets(index, words, choices).ranked[0]?.target.id
  expect(first('phone')).not.toBe('settings.phoneCountryCode')
  const chosen = { id: 'settings.phoneCountryCode', words: 'phone' }
  expect(first('phone', chosen)).toBe(chosen.id)
  expect(first('pho', chosen)).toBe(chosen.id)
  expect(first('logo', chosen)).toBe('settings.logo')
})
