import { photograph } from '../../helpers/media/media.ts'
import { expect, owner, signIn, test, waitForHydration, withMotion } from '../../helpers/test.ts'

test.use(withMotion)

// Main user journey, from the owner's sign-in to the visitor's order in the chat.
test('an owner adds a category and a product; a visitor finds it and orders', async ({
  page,
  ownSite,
  browser,
}) => {
  const { url } = ownSite
  const picture = async (colour: string) => {
    const { filename, bytes } = await photograph(colour, { width: 900, height: 900 })
    return { name: filename, mimeType: 'image/jpeg', buffer: bytes }
  }

  await page.goto(`${url}/admin/manage-store/categories`)
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/manage-store\/categories$/)

  await page.getByRole('link', { name: 'Add New Category' }).click()
  await expect(page.getByRole('heading', { name: 'Add Categories' })).toBeVisible()
  await page.getByLabel('Name').fill('Verandah Swings')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('#8a5a2b'))
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText('Verandah Swings')).toBeVisible()

  await page.goto(`${url}/admin/manage-store/products/add`)
  await page.getByLabel('Name').fill('Monsoon Jhoola')
  await page.getByLabel('Category').selectOption('Verandah Swings')
  await page.getByLabel('Description').fill('Two seats and a view of the rain.')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await picture('#2b5a8a'), await picture('#5a8a2b')])
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expect(page).toHaveURL(/\/admin\/manage-store\/products$/)
  await expect(page.getByRole('link', { name: 'Monsoon Jhoola' })).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(`${url}/product`)
  await waitForHydration(visitor)
  await visitor.getByRole('radio', { name: /Verandah Swings/ }).check()
  await expect(visitor).toHaveURL(/\/product\/verandah-swings-[0-9a-f]{12}$/)
  await visitor
    .getByRole('link', { name: /Monsoon Jhoola/ })
    .first()
    .click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Monsoon Jhoola' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Photo 2 of 2' }).first()).toBeVisible()

  const order = visitor.getByRole('link', { name: 'Order on WhatsApp' }).first()
  const link = new URL((await order.getAttribute('href')) ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/919876543210')
  expect(link.searchParams.get('text')).toBe(
    [
      'Hello, I want to order:',
      'Name: Monsoon Jhoola',
      'Description: Two seats and a view of the rain.',
      'Category: Verandah Swings',
      'Tags: No tags',
      'Size: Length N/A, Width N/A, Height N/A',
      'Material: Not specified',
      `Link: ${visitor.url()}`,
    ].join('\n'),
  )
  await visitor.close()
})

// `UPDATE_PICTURES` writes the screenshots to `docs/`.
test('renders the screenshots of the README', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  // A screenshot ends all animations, which would advance the carousel to its next slide.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, file] of [
    ['/', 'docs/home.jpg'],
    ['/admin/manage-store/products', 'docs/back-office.jpg'],
  ]) {
    await page.goto(demoSite.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(() => page.evaluate(isPainted)).toBe(true)
    const options = { type: 'jpeg', quality: 80, animations: 'disabled' } as const
    if (process.env.UPDATE_PICTURES) await page.screenshot({ ...options, path: file })
    else expect((await page.screenshot(options)).length).toBeGreaterThan(30_000)
  }
})

/** True once every image on the first screen has loaded, and there is at least one. */
function isPainted(): boolean {
  const seen = Array.from(document.images).filter(
    (image) => image.getBoundingClientRect().top < innerHeight,
  )
  return seen.length > 0 && seen.every(({ complete }) => complete)
}
