import type { Page } from '@playwright/test'
import { stubChatApp } from '../../helpers/chat.ts'
import { chosenName, offerChoices } from '../../helpers/choices/chosen-product.ts'
import { expect, findViolations, signIn, test, waitForHydration } from '../../helpers/test.ts'

const sage = 'cloth~sage-linen'
const lines = ['Cloth: Sage linen', 'Own size: 120 cm (3 ft 11 in)']
const query = '?cloth=sage-linen&own-size=120+cm'

const heart = (page: Page) =>
  page.getByRole('button', { name: `Shortlist ${chosenName}`, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Shortlist' })

/** Pattern for the URLs of a photo's variants of any width. */
function nameOf(photo = ''): RegExp {
  return new RegExp(photo.replace(/^.*\/(.*)\.\w+$/, '$1'))
}

test('a shared shortlist carries its selection to shortlist, chat and enquiry', async ({
  page,
  context,
  ownSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const opened = await stubChatApp(context)
  const token = await signIn(page, ownSite)
  const { _id, path, photos } = await offerChoices(page, ownSite, token)
  await page.goto(`${ownSite.url}/shortlist?ids=${_id}&choices=${sage}!own-size~120%2Bcm`)
  await heart(page).click()
  await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  const item = panel(page).getByRole('listitem')
  await expect(item).toContainText(chosenName)
  for (const line of lines) await expect(item.getByText(line)).toBeVisible()
  await expect(item).toContainText('₹40,000')
  await expect(item.getByRole('link')).toHaveAttribute('href', path + query)
  await expect(item.locator('img')).toHaveAttribute('src', nameOf(photos[1]))
  expect(await findViolations(page)).toEqual([])

  const ask = panel(page).getByRole('link', { name: 'Ask about it on WhatsApp' })
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text?.split('\n')).toEqual([
    'Hello, I am interested in:',
    `1. ${chosenName}`,
    ...lines,
    ownSite.url + path + query,
    'Thank you!',
  ])
  await ask.click()
  await expect.poll(() => opened.length).toBe(1)
  const readNewest = async () => {
    const response = await page.request.get(`${ownSite.url}/api/orders?limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await response.json()).orders[0]
  }
  await expect.poll(async () => (await readNewest()).source).toBe('shortlist')
  expect((await readNewest()).products).toEqual([
    {
      _id,
      name: chosenName,
      choices: [
        { name: 'Cloth', value: 'Sage linen' },
        { name: 'Own size', value: '120 cm (3 ft 11 in)' },
      ],
    },
  ])
})

test('the shortlist drops unavailable values, and renews names and photos of stored lists without choices', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const { _id, path, photos, fabric, fabrics } = await offerChoices(page, ownSite, token)
  const old = { _id, name: 'Its name at that time', picture: null }
  const chosen = { ...old, path: `${path}?cloth=sage-linen`, choiceLines: [lines[0]] }
  const store = (entry: object) =>
    page.evaluate((text) => localStorage.setItem('shortlist', text), JSON.stringify([entry]))
  const item = panel(page).getByRole('listitem')
  const open = async () => {
    await page.goto(`${ownSite.url}/product`)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  }
  await page.goto(`${ownSite.url}/product`)
  await store(old)
  await open()
  await expect(item.getByRole('link')).toHaveAttribute('href', path)
  await expect(item).toContainText(chosenName)
  await expect(item.locator('img')).toHaveAttribute('src', nameOf(photos[0]))
  await expect(item).toContainText('from ₹38,500')

  await store(chosen)
  await open()
  await expect(item).toContainText('Cloth: Sage linen')
  await expect(item).toContainText('₹40,000')
  const response = await page.request.put(`${ownSite.url}/api/choices/${fabric}`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      values: [
        { _id: fabrics['Sage linen'], name: 'Sage linen', isAvailable: false },
        { _id: fabrics.Indigo, name: 'Indigo' },
      ],
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  await open()
  await expect(item).toContainText('₹38,500')
  await expect(item).not.toContainText('Sage linen')
  await expect(item.getByRole('link')).toHaveAttribute('href', path)
})
