import { beforeAll, expect, it } from 'vitest'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media.ts'
import { shopForAllTests } from '../../tests/helpers/shop.ts'

const shop = shopForAllTests('empty')
let category: string
let product: string

/** Thirty categories with a photo each, and a product with twenty photos. */
beforeAll(async () => {
  const image = await photograph('#806040')
  for (let number = 1; number <= 30; number++) {
    const form = createForm({ name: `Category ${number}`, image })
    const { categoryData } = await shop.call('POST', '/ourCategories/add', form)
    category ??= categoryData._id
  }
  const shades = Array.from({ length: 20 }, (_, index) => `#8060${(index + 16).toString(16)}`)
  const form = createForm({
    name: 'Swing with twenty pictures',
    description: 'Hangs from two ropes. '.repeat(400),
    createdBy: category,
    images: await Promise.all(shades.map((shade) => photograph(shade))),
  })
  product = (await shop.call('POST', '/ourCategoriesItems/add', form)).categoryItemData._id
})

it.each([
  ['/', 'Our shop'],
  ['/aboutus', 'About Us'],
  ['/contactus', 'Contact Us'],
  ['/product', 'Shop'],
  ['/product/{category}', 'Category 1'],
  ['/product?show=filters', 'Filter'],
  ['/rooms', 'Rooms'],
  ['/product-detail/{product}', 'Swing with twenty pictures'],
  ['/product-detail/gone', 'This seat is empty'],
  ['/no/such/page', 'This seat is empty'],
])('shows all of %s without a script', async (path, title) => {
  const address = path.replace('{category}', category).replace('{product}', product)
  const { html, document } = await shop.visit(address)
  // A script would move parts that are streamed later.
  expect(html).not.toMatch(/<div hidden="" id="S:|\$RC\(|<template id="B:/)
  expect(document.querySelector('h1')?.textContent).toBe(title)
  expect(document.querySelector('main a')).not.toBeNull()
  const footer = '.site-footer-module__root'
  expect(document.querySelectorAll(`${footer} a[href^="/product/"]`)).toHaveLength(30)
})
