import { expect, it } from 'vitest'
import { defaultTexts } from '../../../domain/text/site-messages.ts'
import { indexedPaths } from '../../../domain/urls/public-pages.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media.ts'
import { openShop, type Shop, shopForAllTests } from '../../../tests/helpers/shop.ts'
import { productFacts } from '../product/product-facts.ts'

const ids = Object.keys(defaultTexts)

/** Ids of texts that appear only after an interaction, or in states that this test does not reach. */
const shownLater = [
  ...['reviewsMoreOne', 'reviewsMore', 'collectionsAction', 'detailsTitle'],
  ...['shortlistEmpty', 'shortlistAskOne', 'shortlistAsk', 'shortlistClear', 'shortlistRemoved'],
  ...['shortlistCleared', 'undo', 'noConnection', 'messageEmpty', 'messageTooLong', 'linkCopied'],
  ...['recentTitle', 'shortlistCompare', 'shortlistTick', 'qrTitle', 'qrText', 'unsized'],
  ...['offerBefore', 'soldAction', 'filterShowOne', 'filterShow'],
  // In the URL of a chat link.
  ...['fitMyWall', 'fitMyCeiling', 'answersAt', 'answersOn', 'answersToday', 'answersTomorrow'],
  ...['answersLater', 'answersHoliday'],
  // On the 429 page, and in shops with more or fewer records than these.
  ...['busyName', 'busyEyebrow', 'busyTitle', 'busyText', 'tryAgain', 'reviewsOne'],
  ...['shortlistSend', 'roomsPiece', 'soonChat'],
]

/** Page texts, each replaced by its id and its placeholders. */
const marks = Object.fromEntries(
  Object.entries(defaultTexts).map(([id, text]) => {
    const own = text.match(/\{\w+\}/g) ?? []
    return [id, [`«${id}»`, ...own].join(' ')]
  }),
)

const shop = shopForAllTests('demo')

const add = (to: Shop, path: string, fields: object) => to.call('POST', `${path}/add`, fields)

/** Adds a product with a surcharged swatch, an unavailable value and a measure; returns its id. */
async function addWithChoices(to: Shop): Promise<string> {
  const values = [
    { name: 'Gone', image: 'file:sample', surcharge: '9' },
    { name: 'December', isAvailable: false },
  ]
  const form = createForm({
    name: 'Gone',
    kind: 'swatch',
    values: JSON.stringify(values),
    sample: await photograph(),
  })
  const samples = await add(to, '/choices', form)
  const bounds = { kind: 'measure', unit: 'cm', min: 1, max: 9 }
  const measure = await add(to, '/choices', { name: 'Sunday', ...bounds })
  const choices = [samples, measure].map(({ choiceData }) => ({ choice: choiceData._id }))
  const facts = Object.fromEntries(productFacts.map(({ field }) => [field, 'Gone']))
  const product = { name: 'Gone', price: '1299', choices, ...facts }
  return (await add(to, '/ourCategoriesItems', product)).categoryItemData._id
}

/** Visible texts of a page, without those that only screen readers announce. */
function textsIn(document: Document): string[] {
  const unseen = 'script, style, svg, noscript, time, .vh, .skip, [aria-hidden=true]'
  for (const element of document.querySelectorAll(unseen)) element.remove()
  const nodes = [...document.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes])
  const texts = nodes.filter(({ nodeType, TEXT_NODE }) => nodeType === TEXT_NODE)
  const fields = [...document.querySelectorAll('[placeholder]')]
  return [
    ...texts.map(({ nodeValue }) => nodeValue?.trim() ?? ''),
    ...fields.map((field) => field.getAttribute('placeholder') ?? ''),
  ]
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

it('renders configured page texts only, and all of them', async () => {
  const empty = await openShop('empty')
  const products: { _id: string; name: string }[] = (
    await shop.read('/ourCategoriesItems?limit=100')
  ).categoryItemData
  const records = [
    ...['/ourCategories', '/homeCarousal', '/homeSlogan', '/aboutUs', '/ourStoryPurpose'],
    ...['/aboutGallery', '/contactUS', '/followUsMedia', '/settings', '/rooms'],
    ...products.map(({ _id }) => `/itemReview/ourCategoriesItem/${_id}`),
  ]
  const known = [products, ...(await Promise.all(records.map(shop.read)))]
  // Default texts of a shop without settings, and the search words used below.
  const defaultText =
    'Our shop Timeless furniture with exceptional craftsmanship and elegant designs'
  const written = 'Monday Tuesday Wednesday Sunday December ft in'
  const other = `${defaultText} ${written} Ahmedabad gone spindel teek zzzz`
  const allowed = new Set(wordsOf(`${JSON.stringify(known)} ${other}`))
  const { categoryData } = await shop.read('/ourCategories')

  const seen: string[] = []
  const strange: string[] = []
  const look = async (from: Shop, path: string) => {
    const { html, document } = await from.visit(path)
    seen.push(html)
    for (const text of textsIn(document)) {
      const rest = text.replace(/«\w+»|https?:\S+/g, '')
      if (wordsOf(rest).some((word) => !allowed.has(word))) strange.push(`${path}: ${text}`)
    }
  }
  for (const each of [shop, empty]) await each.call('PUT', '/pageTexts', { texts: marks })
  const searches = [
    ...['?q=teek', '?q=spindel', '?q=velvet+sofa', '?q=macrame+steel', '?q=zzzz'],
    ...['?q=teak&tag=zzzz', '?page=2', '?page=99'],
  ]
  for (const path of [
    ...[...indexedPaths(), ...searches.map((query) => `/product${query}`)],
    ...[`/product/${categoryData[0]._id}`, `/product/${categoryData[0]._id}?page=9`],
    `/product/${categoryData[5]._id}?q=linen+sofa`,
    ...products.slice(0, 3).map(({ _id }) => `/product-detail/${_id}`),
    ...['9', '900'].map(
      (size) => `/product-detail/${products[0]?._id}?wall=${size}&ceiling=${size}`,
    ),
    ...['/nowhere', '/product-detail/gone'],
  ]) {
    await look(shop, path)
  }
  const { roomData } = await shop.read('/rooms')
  await look(shop, `/rooms/${roomData[0]._id}`)
  const [one, two] = products.map(({ _id }) => _id)
  for (const query of ['', `?ids=${one},${two}`, `?ids=${one},gone`, '?ids=gone,lost']) {
    await look(shop, `/compare${query}`)
    await look(shop, `/shortlist${query}`)
  }
  await look(shop, `/compare?ids=${one},${two}&only=differences`)
  for (const path of indexedPaths()) await look(empty, path)
  const bare = await add(empty, '/ourCategoriesItems', { name: 'Gone' })
  await look(empty, `/product-detail/${bare.categoryItemData._id}`)
  // Texts of products with prices and availability, and of a shop with opening hours.
  const alike: string[] = []
  for (const availability of ['in-stock', 'made-to-order', 'sold', 'back-on']) {
    const offer = { availability, price: '1299', salePrice: '999', priceIsFrom: true }
    const product = { name: 'Gone', width: '9 cm', ...offer }
    const added = await add(empty, '/ourCategoriesItems', product)
    alike.push(added.categoryItemData._id)
  }
  await look(empty, `/compare?ids=${alike.slice(0, 2).join()}&only=differences`)
  for (const query of ['', '?sunday=5', '?sunday=x', '?sunday=99'])
    await look(empty, `/product-detail/${await addWithChoices(empty)}${query}`)
  const hours = { monday: '10:00-19:00', tuesday: '0:00-24:00', holidays: ['2199-12-25 Gone'] }
  await empty.call('PUT', '/openingHours', hours)
  const filtered = [
    ...['?show=filters', '?width=9+cm&depth=9+cm&height=9+cm', '?minPrice=9', '?maxPrice=9999'],
    ...['?minPrice=9&maxPrice=9999', '?availability=in-stock', '?availability=back-on'],
  ].map((query) => `/product${query}`)
  for (const path of ['/product', ...filtered, '/contactus']) await look(empty, path)
  await empty.close()
  expect(strange).toEqual([])
  const all = seen.join('\n').toLowerCase()
  const missing = ids.filter((id) => !all.includes(`«${id.toLowerCase()}»`))
  expect(missing.filter((id) => !shownLater.includes(id))).toEqual([])
})

it('shows edited texts as written, without those that are left out', async () => {
  const texts = {
    heroAction: 'See them <b>all</b>',
    categoriesText: '',
    uniqueText: 'What {brand} is known for.',
  }
  await shop.call('PUT', '/pageTexts', { texts })
  const { document, getByRole, getByText } = await shop.visit('/')
  expect(document.querySelector('.hero-module__root a')?.textContent).toBe('See them <b>all</b>')
  const categories = getByRole('region', { name: 'Our Categories' })
  expect(categories.textContent).not.toContain('Browse')
  expect(getByText('What Zula Living is known for.')).toBeTruthy()
  expect(getByRole('heading', { name: 'Latest Product' })).toBeTruthy()
})
