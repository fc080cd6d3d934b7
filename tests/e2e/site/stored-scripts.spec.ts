import { groupTexts, openHostileShop } from '../../helpers/hostile/hostile-shop.ts'
import { fewTexts } from '../../helpers/hostile/hostile-texts.ts'
import { attack, findInjectionPoints, watchScripts } from '../../helpers/hostile/script-watch.ts'
import { expect, navigateTo, signIn, test } from '../../helpers/test.ts'

// The extended suite looks at every page.
const publicPages = /^\/product(?:-detail\/|\?q=)/
const adminPages = /^\/admin\/(?:manage-store\/products|settings)/

test('stored scripts never run on public or admin pages (XSS)', async ({
  page,
  emptySite,
  consoleErrors,
}) => {
  const watch = await watchScripts(page.context())
  const shop = await openHostileShop(emptySite.url)
  const [texts = [], ...rest] = groupTexts(fewTexts)
  expect(rest).toEqual([])
  const addresses = await shop.fill(texts)
  await signIn(page, emptySite)

  async function look(address: string) {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect([address, await findInjectionPoints(page), watch.take()]).toEqual([address, [], []])
  }
  for (const address of [...addresses.filter((one) => publicPages.test(one)), '/admin']) {
    await page.goto(emptySite.url + address)
    await look(address)
  }
  const lists = ['/admin/users', '/admin/orders', '/admin/activity', '/admin/manage-store/products']
  for (const address of [...lists, ...addresses.filter((one) => adminPages.test(one))]) {
    await navigateTo(page, address)
    await look(address)
  }
  await page.goto(emptySite.url)
  await look('/')
  await expect(page.getByText('<script>ran(1)</script>').first()).toBeVisible()
  await expect(page.locator('img').first()).toHaveCSS('object-position', '30% 70%')

  await attack(page)
  expect(await findInjectionPoints(page)).toHaveLength(4)
  await expect.poll(() => consoleErrors.splice(0).length).toBeGreaterThan(0)
  expect(watch.take()).not.toEqual([])
})
