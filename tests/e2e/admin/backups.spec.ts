import { callApi, findProduct } from '../../helpers/api.ts'
import { chooseAction } from '../../helpers/back-office.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const products = '/ourCategoriesItems'
const jhoola = 'Teak Spindle Jhoola'

test('an owner switches on feeds and restores a backup', async ({ page, ownSite }) => {
  const { _id } = await findProduct(ownSite, jhoola)
  await callApi(ownSite, 'PUT', `${products}/${_id}`, { price: '', salePrice: '' })
  await openScreen(page, ownSite, '/admin/feeds')
  await expect(page.getByText('23 products are in the feeds. 1 is left out')).toBeVisible()
  const share = page.getByRole('switch', { name: 'Share products with catalogues' })
  await share.click()
  const meta = page.getByLabel('Facebook, Instagram and WhatsApp Business', { exact: true })
  await expect(meta).toHaveValue(`${ownSite.url}/feeds/meta.csv`)
  await share.click()
  await expect(meta).toHaveCount(0)
  const leftOut = page.getByRole('region', { name: 'Products in your feeds' })
  await expect(leftOut.getByText('no price')).toHaveCount(1)
  await leftOut.getByRole('link', { name: jhoola }).click()
  await expect(page).toHaveURL(`${ownSite.url}/admin/manage-store/products/${_id}`)

  await navigateTo(page, '/admin/backups')
  await expect(page.getByRole('heading', { name: 'No backups yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Back up now' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Manual' })
  await expect(row).toContainText(/\d+ MB/)
  const act = (action: string) => chooseAction(page, /^Actions for the backup of/, action)
  const coming = page.waitForEvent('download')
  await act('Download')
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^shop-[\d-]+-by-hand\.tar$/)

  await callApi(ownSite, 'DELETE', `${products}/${_id}`)
  await act('Restore…')
  const question = page.getByRole('dialog', { name: 'Restore this backup?' })
  await expect(question.getByRole('listitem')).toHaveText(
    new RegExp(`^Products1 restored.*${jhoola}$`),
  )
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Backup restored.')).toBeVisible()
})
