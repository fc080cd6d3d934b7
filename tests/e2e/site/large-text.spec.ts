import type { Page } from '@playwright/test'
import { expect, test } from '../../helpers/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('text at 200% is not cut off and causes no horizontal overflow on a phone', async ({
  page,
  demoSite,
}) => {
  const read = async (path: string) =>
    (await page.request.get(`${demoSite.url}/api/${path}`)).json()
  const { categoryItemData } = await read('ourCategoriesItems?limit=1')
  const { categoryData } = await read('ourCategories')
  const product = `/product-detail/${categoryItemData[0]._id}`
  const paths = ['/', '/aboutus', '/contactus', '/product', `/product/${categoryData[0]._id}`]
  const { roomData } = await read('rooms')
  for (const path of [...paths, product, '/rooms', roomData[0].path]) {
    await page.goto(demoSite.url + path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(() => findCutTexts(page), `cut off in ${path}`).toEqual([])
    await expect.poll(() => findWide(page), `wider than ${path}`).toEqual([])
  }
})

test('product cards stack in one column with text at 200%', async ({ page, demoSite }) => {
  await page.goto(`${demoSite.url}/product`)
  const columns = () =>
    page
      .locator('.product-card')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size)
  expect(await columns()).toBe(2)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(columns).toBe(1)
})

/** Selectors of rows that scroll on their own, and of texts that only screen readers announce. */
const moving =
  '.carousel-loop, .slider, .thumbnails, .shop-filters__list, .unique-products, .rooms-list-row, .customer-videos, .card-photos__strip'
const heard = '.vh, .skip, .shop-toolbar__sort label, .shop-filters__heading'

/** Texts that overflow their own box, or that a container clips. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([moving = '', heard = '']) => {
      const cut = new Set<string>()
      const isMeasured = (element: Element) =>
        element.checkVisibility() && element.closest(`${heard}, .drawer, noscript`) === null
      for (const element of document.querySelectorAll('body *')) {
        const text = element.textContent?.trim().slice(0, 40) ?? ''
        if (text === '' || !isMeasured(element) || element.matches(moving)) continue
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
        const hides = ['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis'
        if (hides && element.scrollWidth > element.clientWidth + 1)
          cut.add(`in width: ${element.className} ${text}`)
        if (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1)
          cut.add(`in height: ${element.className} ${text}`)
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const parent = text.parentElement
        if (parent === null || !text.textContent?.trim() || !isMeasured(parent)) continue
        if (parent.closest('script, style, option') !== null) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = [...range.getClientRects()]
        for (let box: Element | null = parent; box !== null; box = box.parentElement) {
          const { overflowX, overflowY, display } = getComputedStyle(box)
          if (box === document.body || box.matches(moving)) break
          if (display === 'inline') continue
          const { left, right, top, bottom } = box.getBoundingClientRect()
          const isCut = lines.some((line) => {
            // Glyphs extend beyond a tight line box without being cut.
            const slack = line.height / 3
            const isWide = line.left < left - 1 || line.right > right + 1
            const isHigh = line.top < top - slack || line.bottom > bottom + slack
            return (overflowX !== 'visible' && isWide) || (overflowY !== 'visible' && isHigh)
          })
          if (isCut) cut.add(`by ${box.className}: ${text.textContent.trim().slice(0, 40)}`)
        }
      }
      return [...cut]
    },
    [moving, heard],
  )
}

function findWide(page: Page): Promise<string[]> {
  return page.evaluate((moving) => {
    const hidden = `${moving}, .drawer, .vh, .skip, .hero__photo, svg`
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isBeyond = width > 0 && (left < -1 || right > innerWidth + 1)
      return isBeyond && element.closest(hidden) === null
    })
    const names = wide.map((element) => `${element.tagName} ${element.className}`)
    return document.documentElement.scrollWidth > innerWidth ? [...names, 'the page'] : names
  }, moving)
}
