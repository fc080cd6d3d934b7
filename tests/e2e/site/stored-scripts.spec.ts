import { addressesOf } from '../../../web/admin/content/screens/screen-definition.ts'
import { allScreens } from '../../../web/admin/content/screens/screens.ts'
import { isFull } from '../../helpers/extended-suite.ts'
import { createHostileWriter, groupTexts } from '../../helpers/hostile/hostile-shop.ts'
import { allTexts, fewTexts } from '../../helpers/hostile/hostile-texts.ts'
import { attack, findInjectionPoints, watchScripts } from '../../helpers/hostile/script-watch.ts'
import { expect, navigate, navigateTo, signIn, test } from '../../helpers/test.ts'

const fewLists = ['users', 'orders', 'activity', 'manage-store/products'].map(
  (path) => `/admin/${path}`,
)
/** Pages that the short suite looks at. */
const fewPages = /^\/(?:product(?:-detail\/|\?q=)|admin\/(?:manage-store\/products|settings))/
const allLists = allScreens.flatMap(addressesOf).filter((address) => !address.endsWith(':id'))

test('stored scripts never run (XSS)', async ({ page, emptySite, consoleErrors }) => {
  if (isFull) test.setTimeout(30 * 60_000)
  const watch = await watchScripts(page.context())
  const shop = createHostileWriter(emptySite)
  await signIn(page, emptySite)

  async function look(address: string) {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect([address, await findInjectionPoints(page), watch.take()]).toEqual([address, [], []])
  }
  const isAdminPage = (address: string) => address.startsWith('/admin/')
  for (const texts of groupTexts(isFull ? allTexts : fewTexts)) {
    const filled = await shop.fill(texts)
    const addresses = filled.filter((address) => isFull || fewPages.test(address))
    for (const address of addresses.filter((one) => !isAdminPage(one))) {
      await page.goto(emptySite.url + address)
      await look(address)
    }
    if (!isFull) {
      await navigate(page, '/')
      await look('/')
      await expect(page.getByText('<script>ran(1)</script>').first()).toBeVisible()
      await expect(page.locator('img').first()).toHaveCSS('object-position', '30% 70%')
    }
    await page.goto(`${emptySite.url}/admin`)
    await look('/admin')
    for (const address of addresses.filter(isAdminPage)) {
      await navigateTo(page, address)
      await look(address)
    }
  }
  for (const address of isFull ? [...fewLists, ...allLists] : fewLists) {
    await navigateTo(page, address)
    await look(address)
  }

  // Positive control: an attack that does run is detected.
  await attack(page)
  expect(await findInjectionPoints(page)).toHaveLength(4)
  await expect.poll(() => consoleErrors.splice(0).length).toBeGreaterThan(0)
  expect(watch.take()).not.toEqual([])
})
