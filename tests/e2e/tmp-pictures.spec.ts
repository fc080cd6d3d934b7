import { callApi } from '../helpers/api.ts'
import { findEnglish, readTexts } from '../helpers/foreign-words.ts'
import { createForm } from '../helpers/form.ts'
import { addProduct } from '../helpers/api.ts'
import { photograph } from '../helpers/media.ts'
import { findLayoutFaults, setTextSize } from '../helpers/page-layout.ts'
import { collectTyped, visitScreens } from '../helpers/screens.ts'
import { expect, findViolations, openScreen, test } from '../helpers/test.ts'

test('pictures fit', async ({ page, emptySite }) => {
  test.slow()
  const word = 'W'.repeat(98)
  for (const colour of ['#111111', '#222222'])
    await addProduct(emptySite, createForm({ name: word, images: [{ ...(await photograph(colour)), filename: `${word}.jpg` }] }))
  await callApi(emptySite, 'POST', '/pictures/add', createForm({ file: { ...(await photograph('#333333')), filename: `${word}.jpg` } }))
  const { pictureData } = await callApi(emptySite, 'GET', '/pictures')
  for (const { _id } of pictureData) await callApi(emptySite, 'PUT', `/pictures/${_id}`, { name: 'W'.repeat(500) })
  const screens = ['/admin/pictures', '/admin/pictures/describe', ...pictureData.map((p: { _id: string }) => `/admin/pictures/${p._id}`)]
  const typed = collectTyped(page)
  await openScreen(page, emptySite, '/admin')
  const faults = await visitScreens(page, screens, async () => {
    const found: string[] = []
    for (const width of [1440, 820, 600, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.waitForTimeout(300)
      for (const f of await findLayoutFaults(page, { mayBeShortened: true })) found.push(`${width}: ${f}`)
    }
    found.push(...(await findViolations(page)))
    await page.setViewportSize({ width: 390, height: 844 })
    await setTextSize(page, '200%')
    await page.waitForTimeout(300)
    for (const f of await findLayoutFaults(page, { mayBeShortened: true })) found.push(`large: ${f}`)
    await setTextSize(page, '')
    return found
  })
  for (const language of ['hi', 'gu']) {
    await page.addInitScript((l) => localStorage.setItem('admin-language', l), language)
    await page.goto(`${emptySite.url}/admin`)
    faults.push(...(await visitScreens(page, screens, async () => {
      const found = findEnglish(await readTexts(page), await typed())
      await page.setViewportSize({ width: 320, height: 844 })
      await page.waitForTimeout(300)
      for (const f of await findLayoutFaults(page, { mayBeShortened: true })) found.push(`${language} 320: ${f}`)
      return found
    })))
  }
  expect(faults).toEqual([])
})
