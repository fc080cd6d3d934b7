import { callApi } from '../../helpers/api.ts'
import { pressUndo, saveButton } from '../../helpers/back-office.ts'
import { stubChatApp } from '../../helpers/chat.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

test('an owner answers the first enquiries', async ({ page, context, ownSite }) => {
  const chats = await stubChatApp(context)
  const { statistics } = await callApi(ownSite, 'GET', '/statistics?days=30')
  const counts = statistics.perDay.map(({ count }: { count: number }) => String(count))
  await openScreen(page, ownSite, '/admin')
  await expect(page.getByRole('link', { name: 'Total Categories 6' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('cell')).toHaveText(counts)
  await page.getByText('7 days', { exact: true }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(region('Most enquiries')).toContainText(statistics.products[0].name)
  await expect(region('What changed')).toBeVisible()
  await expect(region('Viewed, no enquiries')).toContainText('Bouclé Wrap Loveseat')
  const note = page.getByText('Sample data. Nothing here is real.')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Weekly summary' }).click()
  const week = page.getByRole('dialog', { name: 'Weekly summary' })
  await expect(week.getByRole('link', { name: 'Send to my WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210\?text=Zula%20Living/,
  )
  await week.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('link', { name: 'Total Products 24' }).click()
  const row = page.getByRole('row', { name: /Teak Spindle Jhoola/ })
  await expect(row.getByRole('cell').nth(9)).toHaveText(/^[1-9][0-9]*$/)
  await row.getByRole('link', { name: 'Teak Spindle Jhoola' }).click()
  await expect(page.getByText(/Last 30 days: \d+ enquir(?:y|ies), \d+ views?\./)).toBeVisible()

  await navigateTo(page, '/admin')
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  await expect(page.getByText('Sample data removed.')).toBeVisible()
  await expect(note).toHaveCount(0)
  await expect(page.getByText('No enquiries yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pending Orders 0' })).toBeVisible()
  await expect(region('Nobody is waiting for a reply.')).toBeVisible()

  const references: string[] = []
  for (const source of ['product', 'shop', 'message'])
    references.push((await callApi(ownSite, 'POST', '/orders', { source })).reference)
  const [oldest = '', second = '', newest = ''] = references
  // Browser clock: five hours later.
  await page.clock.setFixedTime(Date.now() + 5 * 3_600_000 + 60_000)
  await navigateTo(page, '/admin')
  const queue = region('3 people are waiting, the longest for 5 hours')
  await expect(queue.getByRole('list', { name: 'Next in line' })).toContainText(second)
  await queue.getByRole('link', { name: `Answer ${oldest} on WhatsApp` }).click()
  await expect.poll(() => chats.join()).toContain(encodeURIComponent(`Reference: ${oldest}`))
  await page.bringToFront()
  await queue.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText(`${oldest} marked as answered.`)).toBeVisible()

  // Keyboard: Enter marks the next enquiry as answered.
  const rest = region('2 people are waiting, the longest for 5 hours')
  await expect(rest.getByRole('link', { name: `Answer ${second} on WhatsApp` })).toBeVisible()
  await rest.getByRole('button', { name: 'Mark as answered' }).press('Enter')
  await expect(region('1 person has been waiting for 5 hours')).toContainText(newest)
  await pressUndo(page, `${second} marked as answered.`)
  await expect(rest).toContainText(second)
})

test('a new shop begins with a list of steps', async ({ page, emptySite }) => {
  await openScreen(page, emptySite, '/admin')
  const welcome = page.getByRole('region', { name: /Here is what to do first\.$/ })
  await expect(welcome.getByText('0 of 8')).toBeVisible()
  // One more, which only some shops take, is not counted.
  await expect(welcome.getByText('Moving from another shop?')).toBeVisible()
  // Every step describes its effect on visitors.
  await expect(welcome.getByText(/^Visitors (see|read) /)).toHaveCount(8)
  const first = welcome.getByRole('listitem').first()
  const number = first.getByLabel('WhatsApp number')
  await number.fill('12345')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('WhatsApp number must be 10 digits')).toBeVisible()
  await number.fill('+91 98250 12345')
  await number.press('Enter')
  await expect(page.getByText('Number saved. Visitors can chat with you.')).toBeVisible()
  await expect(first).toContainText('Add your WhatsApp number (done)')
  const { contactUsData } = await callApi(emptySite, 'GET', '/contactUS')
  const numbers = { watsappNumber: '9825012345', mobileNumber: '9825012345' }
  expect(contactUsData).toMatchObject({ ...numbers, title: '' })

  await welcome.getByRole('link', { name: 'Add New Products' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Monsoon Jhoola')
  await saveButton(page).click()
  await expect(page.getByRole('heading', { name: 'Products 1' })).toBeVisible()
  await navigateTo(page, '/admin')
  const steps = page.getByRole('region', { name: 'Get the shop ready' })
  await expect(steps.getByText('Add your first product (done)')).toBeVisible()
  await steps.getByRole('button', { name: 'Hide this list' }).click()
  await navigateTo(page, '/admin')
  await expect(page.getByRole('link', { name: 'Total Products 1' })).toBeVisible()
  await expect(steps).toBeHidden()
})
