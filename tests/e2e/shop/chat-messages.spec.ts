import { productNamed, stubChatApp, write } from '../../helpers/chat.ts'
import { switchLanguages } from '../../helpers/languages/site-languages.ts'
import {
  expect,
  findViolationsInThemes,
  signIn,
  test,
  waitForHydration,
} from '../../helpers/test.ts'

test('edits, validates, previews and resets a chat message template', async ({ page, ownSite }) => {
  const token = await signIn(page, ownSite)
  const { _id } = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
  const stored = async () => {
    const response = await page.request.get(`${ownSite.url}/api/chatMessages`)
    return (await response.json()).chatMessagesData.product
  }
  // Template lines with an empty field are left out.
  await write(page, ownSite, token, `/ourCategoriesItems/${_id}`, { price: '' })
  await page.goto(`${ownSite.url}/admin/chat-messages`)
  const text = page.getByRole('textbox', { name: 'Order of a product' })
  const bubble = page.getByRole('figure', { name: 'Order of a product: preview' })
  await expect(text).toHaveValue(/^Hello, I want to order:\nName: \{name\}/)
  await expect(bubble).toContainText('Name: Teak Spindle Jhoola')
  await expect(page.getByRole('figure')).toHaveCount(7)
  await expect(bubble).toContainText(/\d+ characters, \d+ of 2000 in its link/)

  await text.fill('Namaste, I like the ')
  await page
    .getByRole('group', { name: 'Insert into Order of a product' })
    .getByRole('button', { name: 'Name', exact: true })
    .click()
  await expect(text).toHaveValue('Namaste, I like the {name}')
  await text.pressSequentially('!\nPrice: {pricee}')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('{pricee} is not known here. You can use: {name},')).toBeVisible()
  await text.fill('Namaste, I like the {name}!\nPrice: {price}\nMade of {material}\n{link}')
  await expect(bubble).toContainText('Namaste, I like the Teak Spindle Jhoola!')
  await expect(bubble).not.toContainText('Price')
  expect(await bubble.getByRole('link').getAttribute('href')).toContain('Namaste')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Chat messages saved.')).toBeVisible()

  expect(await stored()).toContain('\nMade of {material}\n')
  await page.getByRole('button', { name: 'Reset to default text' }).click()
  await expect(text).toHaveValue(/^Hello, I want to order:/)
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.poll(stored).toBe('')

  await test.step('a shop in Hindi starts from the Hindi text, with its prices in Hindi', async () => {
    await switchLanguages(ownSite, page, 'hi', 'en')
    const change = { price: '1500', priceIsFrom: true }
    await write(page, ownSite, token, `/ourCategoriesItems/${_id}`, change)
    await page.goto(`${ownSite.url}/admin/chat-messages`)
    await expect(text).toHaveValue(/^नमस्ते, मुझे यह ऑर्डर करना है:\nनाम: \{name\}/)
    await expect(bubble).toContainText('कीमत: ₹1,500 से')
  })
})

test('chats of the chat button, the shortlist and the contact form use the shop’s templates', async ({
  page,
  context,
  ownSite,
}) => {
  const opened = await stubChatApp(context)
  const token = await signIn(page, ownSite)
  await write(page, ownSite, token, '/chatMessages', {
    customSize: 'Another size of {name}, please',
    shortlist: 'My list for {brand}\n{products}\nBye',
    message: 'From the site of {brand}:\n{message}\nBye',
    header: 'Hello {brand}',
  })
  const { _id, path, createdBy } = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
  await write(page, ownSite, token, `/ourCategories/${createdBy._id}`, { chatNumber: '9000000001' })

  await page.goto(`${ownSite.url}/product?q=Teak+Spindle`)
  await page.getByRole('link', { name: 'Chat with us on WhatsApp' }).click()
  await expect.poll(() => opened.length).toBe(1)
  expect(new URL(opened[0] ?? '').searchParams.get('text')).toMatch(
    /^Hello Zula Living\nReference: ZL-/,
  )
  await page.getByRole('button', { name: 'Shortlist Teak Spindle Jhoola', exact: true }).click()
  await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  const ask = page.getByRole('link', { name: 'Ask about it on WhatsApp' })
  const list = new URL((await ask.getAttribute('href')) ?? '')
  expect(list.searchParams.get('text')).toBe(
    `My list for Zula Living\n1. Teak Spindle Jhoola\n${ownSite.url}${path}\nBye`,
  )

  await page.goto(`${ownSite.url}/contactus?product=${_id}`)
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.press('Control+End')
  await box.pressSequentially('A metre wide')
  const sent = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Send' }).click()
  await sent
  await expect.poll(() => opened.length).toBe(2)
  const message = new URL(opened[1] ?? '')
  expect(message.pathname).toBe('/919000000001')
  expect(message.searchParams.get('text')).toMatch(
    /^From the site of Zula Living:\nAnother size of Teak Spindle Jhoola, please\n\nA metre wide\nBye\nReference: ZL-/,
  )
})

test('opening hours are copied to other days and saved with holidays', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/opening-hours`)
  await expect(page.getByText('nothing, because no hours are set')).toBeVisible()
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await page.getByLabel('Monday, from').fill('10:00')
  await page.getByLabel('Monday, until').fill('18:30')
  await page.getByRole('button', { name: 'Copy Monday to Tue–Fri' }).click()
  await expect(page.getByLabel('Friday, until')).toHaveValue('18:30')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  await page.getByLabel('First day').fill('2030-01-01')
  await page.getByLabel('Name', { exact: true }).fill('New Year')
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Opening hours saved.')).toBeVisible()
  const saved = await (await page.request.get(`${ownSite.url}/api/openingHours`)).json()
  expect(saved.openingHoursData).toMatchObject({
    monday: '10:00-18:30',
    friday: '10:00-18:30',
    saturday: '',
    holidays: ['2030-01-01/2030-01-01 New Year'],
  })
})

test('a page says by the visitor’s clock when the shop replies again', async ({
  page,
  ownSite,
}) => {
  await write(page, ownSite, ownSite.session.token, '/openingHours', { monday: '10:00-18:30' })
  const { path } = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
  // In Ahmedabad: a Saturday, and a Monday at 11:30.
  await page.clock.setFixedTime('2026-11-28T06:00Z')
  await page.goto(ownSite.url + path)
  const details = page.getByRole('article')
  await expect(details).toContainText('We reply again Monday at 10:00')
  const button = page.getByRole('link', { name: /^Chat with us on WhatsApp/ })
  await expect(button).toHaveAccessibleName(
    'Chat with us on WhatsApp. We reply again Monday at 10:00',
  )
  await page.clock.setFixedTime('2026-11-30T06:00Z')
  await page.reload()
  await waitForHydration(page)
  await expect(button).toHaveAccessibleName('Chat with us on WhatsApp')
  await expect(details).not.toContainText('We reply again')
})
