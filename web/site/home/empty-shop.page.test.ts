import { expect, it } from 'vitest'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media.ts'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('empty')

it.each(['/', '/aboutus', '/contactus'])('shows no empty sections on %s', async (path) => {
  const { document } = await shop.visit(path)
  expect(document.querySelectorAll('main section')).toHaveLength(2)
  expect(document.querySelector('.closing-sections-module__design')).not.toBeNull()
})

it('says that the shop opens soon', async () => {
  const { getByRole, document } = await shop.visit('/')
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Our shop')
  expect(getByRole('region', { name: 'Opening soon' }).querySelector('a')).toBeNull()
  expect(document.querySelector('.site-footer-module__root')?.textContent).toContain(
    '© 2024 Our shop.',
  )
})

it('offers no chat or contact without a number', async () => {
  const { document } = await shop.visit('/')
  expect(document.querySelector('.overlays-module__chat')).toBeNull()
  expect(document.querySelector('.site-header-module__icons a')).toBeNull()
})

it('names no file of rooms', async () => {
  const { html } = await shop.visit('/')
  expect(html).toMatch(/assets\/home-/)
  expect(html).not.toMatch(/assets\/[\w-]*rooms/)
})

it('has the default icons', async () => {
  const { document } = await shop.visit('/')
  const icons = document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')
  const hrefs = [...icons].map((icon) => icon.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/favicon.svg', '/apple-touch-icon.png']))
})

it('opens soon, with the ways to reach it, until a product is live', async () => {
  for (const path of ['/', '/contactus']) {
    const { document } = await shop.visit(path)
    expect(document.querySelector('iframe, .location-map-module__root')).toBeNull()
  }
  const blurb = 'Home swings, made to order.'
  await shop.call('PUT', '/settings', { brandName: 'Zula Living', blurb })
  const { contactUsData } = await shop.read('/contactUS')
  const contact = {
    title: 'Talk to us',
    image: await photograph(),
    description: 'We answer every message.',
    address: '4 Rope Walk',
    mobileNumber: '9825012345',
    watsappNumber: '9825012345',
    email: 'hello@example.com',
    instagramLink: 'https://www.instagram.com/jhoola.house',
  }
  await shop.call('PUT', `/contactUS/${contactUsData._id}`, createForm(contact))
  const { document } = await shop.visit('/contactus')
  const map = document.querySelector('.location-map-module__root')
  const frame = map?.querySelector('iframe')
  expect(frame?.title).toBe('Map: 4 Rope Walk, Ahmedabad')
  expect(frame?.src).toContain('maps?q=4%20Rope%20Walk%2C%20Ahmedabad&')
  expect(map?.textContent).toContain('The map is loading')

  const soonOf = async () => {
    const { queryByRole, getAllByRole } = await shop.visit('/')
    const soon = queryByRole('region', { name: 'Opening soon' })
    const links = [...(soon?.querySelectorAll('a') ?? [])]
    const headings = getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)
    return { soon, headings, links: links.map((link) => [link.textContent, link.href]) }
  }
  const before = await soonOf()
  expect(before.soon?.querySelector('h1')?.textContent).toBe('Zula Living')
  expect(before.soon?.textContent).toContain(blurb)
  expect(before.links).toEqual([
    ['Chat on WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/919825012345/)],
    ['98250 12345', 'tel:+919825012345'],
    ['@jhoola.house', 'https://www.instagram.com/jhoola.house'],
    ['hello@example.com', 'mailto:hello@example.com'],
  ])

  // Slides have the shop's name as their heading; a hidden product does not end “Opening soon”.
  const slide = { title: 'Come home', content: 'Sway a while.', image: await photograph() }
  await shop.call('POST', '/homeCarousal/add', createForm(slide))
  const hidden = { name: 'Teak swing', visibility: 'hidden' }
  const { categoryItemData } = await shop.call('POST', '/ourCategoriesItems/add', hidden)
  const after = await soonOf()
  expect(after.soon?.querySelector('h2')?.textContent).toBe('Opening soon')
  expect(after.headings).toEqual(['Zula Living'])
  const live = { visibility: 'live' }
  await shop.call('PUT', `/ourCategoriesItems/${categoryItemData._id}`, live)
  expect((await soonOf()).soon).toBeNull()
})
