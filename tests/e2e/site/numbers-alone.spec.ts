import { expect, findViolations, signIn, test, waitForHydration } from '../../helpers/test.ts'

// Close the page first: its pending requests would fail once the server stops.
test.afterEach(({ page }) => page.close())

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

test('a shop with only phone and WhatsApp numbers shows no empty contact details', async ({
  page,
  emptySite,
}) => {
  const { url } = emptySite
  const headers = { authorization: `Bearer ${await signIn(page, emptySite)}` }
  const { contactUsData } = await (await page.request.get(`${url}/api/contactUS`)).json()
  const saved = await page.request.put(`${url}/api/contactUS/${contactUsData._id}`, {
    headers,
    data: { mobileNumber: '9876543210', watsappNumber: '9876543211' },
  })
  expect(saved.ok(), await saved.text()).toBe(true)

  for (const path of ['/', '/contactus', '/product', '/aboutus']) {
    const html = await (await page.request.get(url + path)).text()
    expect(html, path).not.toContain('mailto:')
    expect(html, path).not.toMatch(/"(?:email|address)":(?:""|null)/)
    expect(html, path).not.toContain('<address></address>')
    expect(html, path).toContain('tel:+919876543210')
  }
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await page.goto(`${url}/contactus`)
    await waitForHydration(page)
    const details = page.locator('.contact-details__list')
    await expect(details.locator('dt')).toHaveText(['Mobile number'])
    await expect(details.getByRole('link', { name: '98765 43210' })).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: '98765 43210' }),
    ).toHaveCount(1)
    await expect(page.locator('a[href^="https://wa.me/919876543211"]').first()).toBeAttached()
    expect(await findViolations(page)).toEqual([])
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond).toBeLessThanOrEqual(0)
  }
})
