import { beforeAll, expect, it } from 'vitest'
import { openShop, type Shop, shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')
let page: Awaited<ReturnType<Shop['visit']>>

beforeAll(async () => {
  page = await shop.visit('/contactus')
})

const detailsIn = (document: Document) =>
  [...document.querySelectorAll('.contact-details-module__list dt')].map(
    ({ textContent }) => textContent,
  )

it('shows its sections in order', () => {
  const { document, getByPlaceholderText } = page
  const headings = [...document.querySelectorAll('main :is(h1, h2)')]
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Contact Us',
    'Come and sit for a while',
    'Send us a message',
    'A swing drawn for your room',
    'At home with Zula',
  ])
  expect(document.querySelector('.banner-module__root')?.textContent).toContain(
    "We're Eager to Hear from You",
  )
  expect(getByPlaceholderText('Enter your message')).toBeTruthy()
  expect(document.querySelectorAll('.location-map-module__root iframe')).toHaveLength(1)
})

it('writes the address in two lines', () => {
  const address = page.document.querySelector('.contact-details-module__list address')
  expect(address?.innerHTML.replaceAll(/<!--.*?-->/g, '').split('<br>')).toEqual([
    '14 Timber Yard Road, Navrangpura,',
    'Ahmedabad 380009, Gujarat',
  ])
})

it('links every way to reach the shop, accounts in a new tab', () => {
  const { document } = page
  expect(detailsIn(document)).toEqual([
    'Address',
    'Mobile number',
    'E-mail',
    'Instagram',
    'Facebook',
  ])
  const links = [...document.querySelectorAll('.contact-details-module__list a')]
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '98765 43210',
    expect.stringContaining('@'),
    '@zulaliving.example',
    'Zula Living',
  ])
  const [phone, email, ...accounts] = links
  expect(phone?.getAttribute('href')).toBe('tel:+919876543210')
  expect(email?.getAttribute('href')).toBe(`mailto:${email?.textContent}`)
  expect(accounts.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank'])
})

it('begins the message about a product in another size', async () => {
  const { categoryItemData } = await shop.read('/ourCategoriesItems?limit=1')
  const [{ name, path }] = categoryItemData
  const product = await shop.visit(path)
  const link = product.getByRole('link', { name: 'Need another size?' })
  expect(link.getAttribute('href')).toMatch(/#message-h$/)
  const { document } = await shop.visit(link.getAttribute('href') ?? '')
  expect(document.querySelector('#message-h')).not.toBeNull()
  expect(document.querySelector('textarea')?.value).toBe(
    `I would like this in a custom size: ${name}\n${shopOrigin}${path}\n\n`,
  )
})

it('leaves the message empty for an unknown product', async () => {
  const { document } = await shop.visit('/contactus?product=no-such-product')
  expect(document.querySelector('textarea')?.value).toBe('')
})

it('shows nothing empty for a shop with only phone and WhatsApp numbers', async () => {
  const bare = await openShop('empty')
  const { contactUsData } = await bare.read('/contactUS')
  const numbers = { mobileNumber: '9876543210', watsappNumber: '9876543211' }
  await bare.call('PUT', `/contactUS/${contactUsData._id}`, numbers)
  for (const path of ['/', '/contactus', '/product', '/aboutus']) {
    const { html } = await bare.request(path)
    expect(html, path).not.toContain('mailto:')
    expect(html, path).not.toMatch(/"(?:email|address)":(?:""|null)/)
    expect(html, path).not.toContain('<address></address>')
    expect(html, path).toContain('tel:+919876543210')
  }
  const { document } = await bare.visit('/contactus')
  expect(detailsIn(document)).toEqual(['Mobile number'])
  for (const place of ['.contact-details-module__list', '.site-footer-module__root']) {
    const phones = document.querySelectorAll(`${place} a[href^="tel:"]`)
    expect([...phones].map(({ textContent }) => textContent)).toEqual(['98765 43210'])
  }
  expect(document.querySelector('a[href^="https://wa.me/919876543211"]')).not.toBeNull()
  await bare.close()
})
