import { callApi, changeProduct, findProduct } from '../../helpers/api.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

test('an owner words the chats and sets the opening hours', async ({ page, ownSite }) => {
  const { url } = ownSite
  const { _id } = await findProduct(ownSite, 'Teak Spindle Jhoola')
  // Template lines with an empty field are left out.
  await changeProduct(ownSite, _id, { price: '' })
  const read = (path: string) => callApi(ownSite, 'GET', path)
  const stored = async () => (await read('/chatMessages')).chatMessagesData.product
  await openScreen(page, ownSite, '/admin/chat-messages')
  const text = page.getByRole('textbox', { name: 'Order of a product' })
  const bubble = page.getByRole('figure', { name: 'Order of a product: preview' })
  const save = page.getByRole('button', { name: /^Save/ })
  await expect(text).toHaveValue(/^Hello, I want to order:\nName: \{name\}/)
  await expect(bubble).toContainText('Name: Teak Spindle Jhoola')
  await expect(bubble).toContainText(/\d+ characters, \d+ of 2000 in its link/)

  await text.fill('Namaste, I like the ')
  await page
    .getByRole('group', { name: 'Insert into Order of a product' })
    .getByRole('button', { name: 'Name', exact: true })
    .click()
  await text.pressSequentially('!\nPrice: {pricee}')
  await save.click()
  await expect(page.getByText('{pricee} is not known here. You can use: {name},')).toBeVisible()
  await text.fill('Namaste, I like the {name}!\nPrice: {price}\nMade of {material}\n{link}')
  await expect(bubble).toContainText('Namaste, I like the Teak Spindle Jhoola!')
  await expect(bubble).not.toContainText('Price')
  await save.click()
  await expect(page.getByText('Chat messages saved.')).toBeVisible()
  expect(await stored()).toContain('\nMade of {material}\n')
  await page.getByRole('button', { name: 'Reset to default text' }).click()
  await expect(text).toHaveValue(/^Hello, I want to order:/)
  await save.click()
  await expect.poll(stored).toBe('')
  await expect(save).toBeEnabled()
  await expect(page.getByText('Unsaved changes', { exact: true })).toHaveCount(0)

  await test.step('opening hours, copied to other days, and a holiday', async () => {
    await navigateTo(page, '/admin/opening-hours')
    await expect(page.getByText('nothing, because no hours are set')).toBeVisible()
    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByLabel('Monday, from').fill('10:00')
    await page.getByLabel('Monday, until').fill('18:30')
    await page.getByRole('button', { name: 'Copy Monday to Tue–Fri' }).click()
    await expect(page.getByLabel('Friday, until')).toHaveValue('18:30')
    await page.getByRole('button', { name: 'Add holiday' }).click()
    await page.getByLabel('First day').fill('2030-01-01')
    await page.getByLabel('Name', { exact: true }).fill('New Year')
    await save.click()
    await expect(page.getByText('Opening hours saved.')).toBeVisible()
    expect((await read('/openingHours')).openingHoursData).toMatchObject({
      monday: '10:00-18:30',
      friday: '10:00-18:30',
      saturday: '',
      holidays: ['2030-01-01/2030-01-01 New Year'],
    })
  })

  await test.step('a shop in Hindi starts from the Hindi text, with its prices in Hindi', async () => {
    await callApi(ownSite, 'PUT', '/settings', { languages: ['hi', 'en'] })
    await changeProduct(ownSite, _id, { price: '1500', priceIsFrom: true })
    await page.goto(`${url}/admin/chat-messages`)
    await expect(text).toHaveValue(/^नमस्ते, मुझे यह ऑर्डर करना है:\nनाम: \{name\}/)
    await expect(bubble).toContainText(/कीमत: ₹1,500.* से/)
  })
})
