import { addChoice, bench, fabric } from '../../helpers/choices/choices.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('chosen values appear in the enquiry, the reply text and the dashboard statistics', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  await page.request.delete(`${url}/api/statistics/examples`, { headers })
  const shop = { url, token, request: page.request }
  const made = await addChoice(shop, fabric)
  const measure = await addChoice(shop, bench)
  const address = `${url}/api/ourCategoriesItems`
  const { categoryItemData } = await (await page.request.get(`${address}?limit=1`)).json()
  const [{ _id: product, name }] = categoryItemData
  const choices = [made.id, measure.id].map((choice) => ({ choice, values: [] }))
  await page.request.put(`${address}/${product}`, { data: { choices }, headers })
  const asked = [
    { product, choice: made.id, value: made.valueOf('Indigo') },
    { product, choice: measure.id, value: 150 },
  ]
  const order = { source: 'product', products: [product], page: '/', choices: asked }
  const response = await page.request.post(`${url}/api/orders`, { data: order })
  const { reference } = await response.json()

  await page.goto(`${url}/admin/orders?q=${reference}`)
  const row = page.getByRole('row').filter({ hasText: reference })
  const lines = row.getByRole('list', { name: 'Choices' }).getByRole('listitem')
  await expect(lines).toHaveText([`${fabric.name}: Indigo`, /^Bench length: 150 cm \(/])
  const answer = page.getByRole('link', { name: `Answer ${reference} on WhatsApp` })
  const link = new URL((await answer.getAttribute('href')) ?? '')
  expect(link.searchParams.get('text')).toContain(
    `about ${name} (${fabric.name}: Indigo, ${bench.name}: 150 cm`,
  )

  await page.goto(`${url}/admin`)
  const figures = page.getByRole('region', { name: 'Most asked choices' })
  await expect(figures.getByRole('heading', { name: fabric.name })).toBeVisible()
  await expect(figures.getByRole('list', { name: fabric.name }).getByRole('listitem')).toHaveText([
    'Indigo1',
  ])
  await expect(page.getByRole('region', { name: /waits, since/ })).toContainText(
    `${fabric.name}: Indigo`,
  )
})
