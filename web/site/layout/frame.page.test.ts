import { expect, it } from 'vitest'
import { englishMessages } from '../../../domain/text/site-messages.ts'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'
import { navigationPages } from './navigation-links.tsx'

const shop = shopForAllTests('demo')

it('links every way to reach the shop in the header', async () => {
  const { document } = await shop.visit('/')
  const links = [...document.querySelectorAll('.site-header-module__icons a')]
  const [facebook, chat, phone, instagram] = links.map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
    link.getAttribute('target'),
  ])
  expect(links).toHaveLength(4)
  expect(facebook).toEqual(['Our Facebook page', expect.any(String), '_blank'])
  expect(chat).toEqual(['Chat on WhatsApp', 'https://wa.me/919876543210', '_blank'])
  expect(phone).toEqual([expect.stringMatching(/^Call/), 'tel:+919876543210', null])
  expect(instagram).toEqual(['Our Instagram page', expect.any(String), '_blank'])
})

it('has the pages, contact details and copyright year in the footer', async () => {
  const { document } = await shop.visit('/')
  const footer = document.querySelector('.site-footer-module__root')
  const textsOf = (selector: string) =>
    [...(footer?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)
  expect(textsOf('h2, h3')).toEqual(['Quick Links', 'Categories', 'Locations'])
  const pages = navigationPages.map(({ menu }) => englishMessages.texts.frame[menu])
  expect(textsOf('nav a').slice(0, pages.length)).toEqual(pages)
  const [contact] = textsOf('.site-footer-module__contact')
  expect(contact).toContain('98765 43210')
  expect(contact).toContain('@')
  expect(textsOf('address').join()).toMatch(/\w/)
  expect(footer?.textContent).toContain('© 2024 Zula Living. All rights reserved.')
})

it.each([
  ['/', 'HOME'],
  ['/aboutus', 'ABOUT US'],
  ['/contactus', 'CONTACT US'],
  ['/product', 'PRODUCTS'],
  ['a category', 'PRODUCTS'],
])('marks %s in the navigation, and has no vague link', async (place, name) => {
  const { categoryData } = await shop.read('/ourCategories')
  const { document } = await shop.visit(place.startsWith('/') ? place : categoryData[0].path)
  const current = document.querySelectorAll('.site-header-module__nav [aria-current]')
  expect([...current].map(({ textContent }) => textContent)).toEqual([name])
  const vague =
    /^(?:click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this|discover more)$/i
  const texts = [...document.links].map((link) => link.textContent?.trim() ?? '')
  expect(texts.filter((text) => vague.test(text))).toEqual([])
})

const pagesWithPictures = async () => {
  const { categoryItemData } = await shop.read('/ourCategoriesItems?limit=1')
  const { roomData } = await shop.read('/rooms')
  return ['/', '/product', categoryItemData[0].path, roomData[0].path, '/aboutus', '/contactus']
}

it('loads at most two pictures of a page before they come near', async () => {
  for (const path of await pagesWithPictures()) {
    const { document } = await shop.visit(path)
    const pictures = [...document.querySelectorAll('img')]
    const urgent = pictures.filter((one) => one.getAttribute('fetchpriority') === 'high')
    const lazy = pictures.filter((one) => one.getAttribute('loading') === 'lazy')
    expect(urgent.length, path).toBeGreaterThan(0)
    expect(urgent.length, path).toBeLessThanOrEqual(2)
    const others = pictures.filter((one) => !urgent.includes(one))
    expect(lazy, path).toEqual(others)
  }
})

it('requests the first pictures before the styles, as the files that are shown', async () => {
  for (const path of await pagesWithPictures()) {
    const { document } = await shop.visit(path)
    const early = document.querySelectorAll(
      'link[rel="preload"][as="image"]:not(link[rel="stylesheet"] ~ *)',
    )
    expect(early.length, path).toBeGreaterThan(0)
    const urgent = document.querySelectorAll('img[fetchpriority="high"]')
    const shown = [...urgent].flatMap((one) => one.parentElement?.querySelector('source') ?? [])
    expect(
      [...early].map((one) => [one.getAttribute('imagesrcset'), one.getAttribute('imagesizes')]),
      path,
    ).toEqual(shown.map((one) => [one.getAttribute('srcset'), one.getAttribute('sizes')]))
  }
})
