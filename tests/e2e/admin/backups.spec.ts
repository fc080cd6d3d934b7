import { readFile } from 'node:fs/promises'
import { expect, signIn, test } from '../../helpers/test.ts'

test.afterEach(({ page }) => page.close())

test('an owner creates and downloads a backup, and restores a deleted product from it', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  await page.goto(`${ownSite.url}/admin/backups`)
  await expect(page.getByRole('heading', { name: 'No backups yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Back up now' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Manual' })
  await expect(row).toContainText(/\d+ MB/)

  await row.getByRole('button', { name: /^Actions for the backup of/ }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^shop-[\d-]+-by-hand\.tar$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 11).toString()).toBe('backup.json')

  const products = `${ownSite.url}/api/ourCategoriesItems`
  const { categoryItemData } = await (await page.request.get(`${products}?q=Teak%20Spindle`)).json()
  await page.request.delete(`${products}/${categoryItemData[0]._id}`, { headers })
  await row.getByRole('button', { name: /^Actions for the backup of/ }).click()
  await page.getByRole('menuitem', { name: 'Restore…' }).click()
  const question = page.getByRole('dialog', { name: 'Restore this backup?' })
  await expect(question.getByRole('listitem')).toHaveText(
    /^Products1 restored.*Teak Spindle Jhoola$/,
  )
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Backup restored.')).toBeVisible()

  await row.getByRole('button', { name: /^Actions for the backup of/ }).click()
  await page.getByRole('menuitem', { name: 'Restore…' }).click()
  await expect(question).toContainText('Nothing to restore')
  await expect(question.getByRole('button', { name: 'Restore' })).toBeDisabled()
})
