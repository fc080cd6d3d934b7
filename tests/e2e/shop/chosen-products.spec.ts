import type { Page } from '@playwright/test'
import { productNamed, stubChatApp, write } from '../../helpers/chat.ts'
import { expect, findViolations, signIn, test, waitForHydration } from '../../helpers/test.ts'

const name = 'Three-Seat Linen Sofa'
const selection = 'fabric~indigo-linen!wood-finish~dark-walnut!own-length~150%2Bcm'
const query = '?fabric=indigo-linen&wood-finish=dark-walnut&own-length=150+cm'
const lines = [
  'Fabric: Indigo linen',
  'Wood finish: Dark walnut',
  'Own length: 150 cm (4 ft 11 in)',
]

const item = (page: Page) => page.getByRole('dialog', { name: 'Shortlist' }).getByRole('listitem')
const open = (page: Page) => page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()

/** Pattern for the URLs of a photo's variants of any width. */
function nameOf({ url }: { url: string }): RegExp {
  return new RegExp(url.replace(/^.*\/(.*)\.\w+$/, '$1'))
}

test('a shared shortlist carries its selection to shortlist, chat and enquiry', async ({
  page,
  context,
  ownSite,
}) => {
  const { url } = ownSite
  await page.setViewportSize({ width: 390, height: 844 })
  const opened = await stubChatApp(context)
  const token = await signIn(page, ownSite)
  const { _id, path, images } = await productNamed(page, ownSite, name)
  await page.goto(`${url}/shortlist?ids=${_id}&choices=${selection}`)
  await page.getByRole('button', { name: `Shortlist ${name}`, exact: true }).click()
  await open(page)
  await expect(item(page)).toContainText(name)
  for (const line of lines) await expect(item(page).getByText(line)).toBeVisible()
  await expect(item(page)).toContainText('₹1,21,000')
  await expect(item(page).getByRole('link')).toHaveAttribute('href', path + query)
  await expect(item(page).locator('img')).toHaveAttribute('src', nameOf(images[7]))
  expect(await findViolations(page)).toEqual([])

  const panel = page.getByRole('dialog', { name: 'Shortlist' })
  await panel.getByRole('link', { name: 'Ask about it on WhatsApp' }).click()
  await expect.poll(() => opened.length).toBe(1)
  const text = new URL(opened[0] ?? '').searchParams.get('text') ?? ''
  expect(text.split('\n').slice(0, -1)).toEqual([
    'Hello, I am interested in:',
    `1. ${name}`,
    ...lines,
    url + path + query,
    'Thank you!',
  ])
  const readNewest = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await page.request.get(`${url}/api/orders?limit=1`, { headers })
    return (await response.json()).orders[0]
  }
  await expect.poll(async () => (await readNewest()).source).toBe('shortlist')
  expect((await readNewest()).products).toEqual([
    {
      _id,
      name,
      choices: lines.map((line) => {
        const [name, value] = line.split(': ')
        return { name, value }
      }),
    },
  ])
})

test('the shortlist drops unavailable values, and renews stored names, photos and offers', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const { _id, path, images } = await productNamed(page, ownSite, name)
  const old = { _id, name: 'Its name at that time', picture: null }
  const chosen = { ...old, path: `${path}?wood-finish=dark-walnut`, choiceLines: [lines[1]] }
  const store = (entry: object) =>
    page.evaluate((text) => localStorage.setItem('shortlist', text), JSON.stringify([entry]))
  const reopen = async () => {
    await page.goto(`${url}/product`)
    await waitForHydration(page)
    await open(page)
  }
  await page.goto(`${url}/product`)
  await store(old)
  await reopen()
  await expect(item(page).getByRole('link')).toHaveAttribute('href', path)
  await expect(item(page)).toContainText(name)
  await expect(item(page).locator('img')).toHaveAttribute('src', nameOf(images[0]))
  await expect(item(page)).toContainText('from ₹1,18,000')

  await store(chosen)
  await reopen()
  await expect(item(page)).toContainText('Wood finish: Dark walnut')
  await expect(item(page)).toContainText('₹1,21,000')
  const { choiceData } = await (await page.request.get(`${url}/api/choices`)).json()
  const finish = choiceData.find((one: { name: string }) => one.name === 'Wood finish')
  const values = finish.values.map((value: { _id: string; name: string }) => ({
    _id: value._id,
    name: value.name,
    isAvailable: value.name !== 'Dark walnut',
  }))
  await write(page, ownSite, token, `/choices/${finish._id}`, { values })
  const offer = { salePrice: '90000', availability: 'sold' }
  await write(page, ownSite, token, `/ourCategoriesItems/${_id}`, offer)
  await reopen()
  await expect(item(page)).toHaveText(/₹90,000.*₹1,18,000.*Sold/)
  await expect(item(page)).not.toContainText('Dark walnut')
  await expect(item(page).getByRole('link')).toHaveAttribute('href', path)
})
