import { within } from '@testing-library/dom'
import { beforeAll, expect, it } from 'vitest'
import { writeFromPrice, writePrice } from '../../../tests/helpers/price.ts'
import { messageOf, shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

interface Product {
  _id: string
  name: string
  path: string
}

const shop = shopForAllTests('demo')
let products: Product[]

const change = (product: Product | undefined, fields: object) =>
  shop.call('PUT', `/ourCategoriesItems/${product?._id}`, fields)

/** Text of the offer on a product's card in the shop, or null if it has none. */
async function offerOnCard(product: Product | undefined): Promise<string | null> {
  const { document } = await findProduct(product)
  const cards = [...document.querySelectorAll('.product-list-module__root > li')]
  const card = cards.find(({ textContent }) => textContent.includes(product?.name ?? ''))
  return card?.querySelector('.offer-line-module__root')?.textContent ?? null
}

const findProduct = (product: Product | undefined) =>
  shop.visit(`/product?${new URLSearchParams({ q: product?.name ?? '' })}`)

beforeAll(async () => {
  products = (await shop.read('/ourCategoriesItems')).categoryItemData
  const none = { price: '', salePrice: '', priceIsFrom: false, availability: '' }
  for (const product of products) await change(product, { ...none, availabilityNote: '' })
})

it('shows no offer without price and availability', async () => {
  const { document, structuredData } = await shop.visit(products[2]?.path ?? '')
  expect(document.querySelector('.offer-line-module__root')).toBeNull()
  expect(structuredData('ItemPage')[0].mainEntity['@type']).toBe('Thing')
})

it('shows price, former price and lead time on the card and the page of a product', async () => {
  const [swing] = products
  await change(swing, {
    price: '1,29,900',
    salePrice: '99900.50',
    priceIsFrom: true,
    availability: 'made-to-order',
    availabilityNote: '3 weeks',
  })
  const text = `Price: ${writeFromPrice('99900.50')}, before: ${writePrice('129900')}, Made to order, 3 weeks`
  expect(await offerOnCard(swing)).toBe(text)
  const { document } = await shop.visit(swing?.path ?? '')
  const offer = document.querySelector('article .offer-line-module__root')
  expect(offer?.querySelector('s')?.textContent).toContain(writePrice('129900'))
  expect(offer?.textContent).toContain(writeFromPrice('99900.50'))
  expect(offer?.textContent).toContain('Made to order, 3 weeks')
})

it('gives the price of a product as structured data', async () => {
  const [swing] = products
  await change(swing, { price: '129900', salePrice: '99900.50', availability: 'made-to-order' })
  const { structuredData } = await shop.visit(swing?.path ?? '')
  expect(structuredData('ItemPage')[0].mainEntity).toMatchObject({
    '@type': 'Product',
    name: swing?.name,
    offers: {
      '@type': 'Offer',
      price: '99900.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/MadeToOrder',
      url: shopOrigin + swing?.path,
    },
  })
})

it('gives an availability without a price no offer as structured data', async () => {
  const bench = products[1]
  await change(bench, { availability: 'back-on' })
  expect(await offerOnCard(bench)).toBe('Back soon')
  const { structuredData } = await shop.visit(bench?.path ?? '')
  const [{ mainEntity }] = structuredData('ItemPage')
  expect([mainEntity['@type'], mainEntity.offers]).toEqual(['Thing', undefined])
})

it('gives the price of a product to link previews', async () => {
  const [swing, , plain] = products
  await change(swing, { price: '129900', salePrice: '99900' })
  const { meta } = await shop.visit(swing?.path ?? '')
  expect(meta('product:price:amount')).toBe('99900')
  expect(meta('product:price:currency')).toBe('INR')
  const { html } = await shop.visit(plain?.path ?? '')
  expect(html).not.toContain('product:price')
})

it('shows the prices of similar products', async () => {
  const [swing] = products
  await change(swing, { price: '129900', salePrice: '99900', priceIsFrom: true })
  const similarOf = async (path: string) => {
    const { getByRole } = await shop.visit(path)
    return within(getByRole('region', { name: 'Similar Product' })).getAllByRole('link')
  }
  const [neighbour] = await similarOf(swing?.path ?? '')
  const similar = await similarOf(neighbour?.getAttribute('href') ?? '')
  const teaser = similar.find(({ textContent }) => textContent.includes(swing?.name ?? ''))
  expect(teaser?.textContent).toContain(writeFromPrice('99900'))
})

it('shows a sale price until the sale ends', async () => {
  const reduced = products[7]
  const sale = { price: '777777', salePrice: '666666', saleUntil: '2096-11-23T18:30:00Z' }
  await change(reduced, sale)
  expect(await offerOnCard(reduced)).toBe(
    `Price: ${writePrice('666666')}, before: ${writePrice('777777')}`,
  )
  const { getAllByRole, structuredData } = await shop.visit(reduced?.path ?? '')
  expect(structuredData('ItemPage')[0].mainEntity.offers).toMatchObject({
    price: '666666',
    priceValidUntil: '2096-11-23T18:30:00.000Z',
  })
  const [order] = getAllByRole('link', { name: 'Order on WhatsApp' })
  expect(order && messageOf(order)).toContain(writePrice('666666'))
})

it('shows no price of a sale that has ended', async () => {
  const reduced = products[7]
  const sale = { price: '777777', salePrice: '666666', saleUntil: '2001-01-01T00:00:00Z' }
  await change(reduced, sale)
  expect(await offerOnCard(reduced)).toBe(`Price: ${writePrice('777777')}`)
  const { document, html, structuredData } = await shop.visit(reduced?.path ?? '')
  expect(document.querySelector('article .offer-line-module__root')?.textContent).toBe(
    `Price: ${writePrice('777777')}`,
  )
  expect(html).not.toMatch(/6,66,666|\b666666\b/)
  expect(structuredData('ItemPage')[0].mainEntity.offers).not.toHaveProperty('priceValidUntil')
})

it('writes prices in the currency of the shop', async () => {
  const product = products[3]
  await change(product, { price: '99900.50', priceIsFrom: true })
  await shop.call('PUT', '/settings', { currency: 'EUR' })
  expect(await offerOnCard(product)).toBe(`Price: ${writeFromPrice('99900.50', 'EUR')}`)
  await shop.call('PUT', '/settings', { currency: 'INR' })
})

it('shows the price of a sold product as past', async () => {
  const [, , , , sold] = products
  await change(sold, { availability: 'sold', price: '900' })
  expect(await offerOnCard(sold)).toBe(`Price: ${writePrice('900')}, Sold`)
  const { document } = await shop.visit(sold?.path ?? '')
  expect(document.querySelector('article .offer-line-module__past')?.textContent).toBe(
    `Price: ${writePrice('900')}`,
  )
})

it('offers to make one like a sold product, wherever it could be ordered', async () => {
  const [, , , , , sold] = products
  await change(sold, { availability: 'sold', price: '900' })
  const question = [
    'Hello, I saw this product, which is sold:',
    sold?.name,
    shopOrigin + sold?.path,
    'Could you make one like it? Thank you!',
  ].join('\n')
  const list = await findProduct(sold)
  const [onCard] = list.getAllByRole('link', { name: /^Ask for one like it/ })
  expect(onCard && messageOf(onCard)).toBe(question)
  const { getAllByRole, queryByText, structuredData } = await shop.visit(sold?.path ?? '')
  const links = getAllByRole('link', { name: 'Ask for one like it' })
  expect(links.map(messageOf)).toEqual(links.map(() => question))
  expect(links.length).toBeGreaterThan(1)
  expect(queryByText('Order on WhatsApp')).toBeNull()
  expect(structuredData('ItemPage')[0].mainEntity.offers.availability).toBe(
    'https://schema.org/SoldOut',
  )
})

it('asks for one like a sold product in the words of the shop', async () => {
  const [, , , , , , sold] = products
  await change(sold, { availability: 'sold' })
  await shop.call('PUT', '/chatMessages', { sold: 'Another {name}, please' })
  const { getAllByRole } = await shop.visit(sold?.path ?? '')
  const [link] = getAllByRole('link', { name: 'Ask for one like it' })
  expect(link && messageOf(link)).toBe(`Another ${sold?.name}, please`)
})

it('dates reviews in the time zone of the shop', async () => {
  const dateIn = async (timeZone: string) => {
    await shop.call('PUT', '/settings', { timeZone })
    const { categoryItemData } = await shop.read('/ourCategoriesItems?q=teak spindle')
    const { document } = await shop.visit(categoryItemData[0].path)
    return document.querySelector('time')?.textContent
  }
  // UTC+14 and UTC-11: at any moment these two time zones have different dates.
  expect(await dateIn('Pacific/Kiritimati')).not.toBe(await dateIn('Pacific/Niue'))
})
