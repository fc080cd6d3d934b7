import { dateIn, dayAfter } from '../../../domain/time/day.ts'
import { day } from '../../../server/kernel/clock.ts'
import { order, productNamed, stubChatApp, write } from '../../helpers/chat.ts'
import { switchLanguages } from '../../helpers/languages/site-languages.ts'
import {
  expect,
  findViolationsInThemes,
  signIn,
  test,
  waitForHydration,
} from '../../helpers/test.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function textOf(link: { getAttribute(name: string): Promise<string | null> }) {
  const url = new URL((await link.getAttribute('href')) ?? '')
  return { number: url.pathname.slice(1), text: url.searchParams.get('text') }
}

test('edits, validates, previews and resets a chat message template', async ({ page, ownSite }) => {
  const token = await signIn(page, ownSite)
  const { _id, path, material } = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
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

  await page.goto(`${ownSite.url}/product-detail/${_id}`)
  expect((await textOf(order(page))).text).toBe(
    `Namaste, I like the Teak Spindle Jhoola!\nMade of ${material}\n${ownSite.url}${path}`,
  )
  await page.goto(`${ownSite.url}/admin/chat-messages`)
  await page.getByRole('button', { name: 'Reset to default text' }).click()
  await expect(text).toHaveValue(/^Hello, I want to order:/)
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Chat messages saved.')).toBeVisible()
  await page.goto(`${ownSite.url}/product-detail/${_id}`)
  expect((await textOf(order(page))).text).toMatch(/^Hello, I want to order:\nName: Teak/)

  await test.step('a shop in Hindi starts from the Hindi text, with its prices in Hindi', async () => {
    await switchLanguages(ownSite, page, 'hi', 'en')
    const change = { price: '1500', priceIsFrom: true }
    await write(page, ownSite, token, `/ourCategoriesItems/${_id}`, change)
    await page.goto(`${ownSite.url}/admin/chat-messages`)
    await expect(text).toHaveValue(/^नमस्ते, मुझे यह ऑर्डर करना है:\nनाम: \{name\}/)
    await expect(bubble).toContainText('कीमत: ₹1,500 से')
  })
})

test('chat links use the shop’s templates and the category’s number', async ({
  page,
  context,
  ownSite,
}) => {
  const opened = await stubChatApp(context)
  const token = await signIn(page, ownSite)
  await write(page, ownSite, token, '/chatMessages', {
    card: 'Card: {name}\n{link}',
    customSize: 'Another size of {name}, please',
    shortlist: 'My list for {brand}\n{products}\nBye',
    message: 'From the site of {brand}:\n{message}\nBye',
    header: 'Hello {brand}',
  })
  const { _id, path, createdBy } = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
  await write(page, ownSite, token, `/ourCategories/${createdBy._id}`, { chatNumber: '9000000001' })

  await page.goto(`${ownSite.url}/product?q=Teak+Spindle`)
  const card = page.getByRole('link', { name: 'Buy Via WhatsApp for Teak Spindle Jhoola' })
  expect(await textOf(card)).toEqual({
    number: '919000000001',
    text: `Card: Teak Spindle Jhoola\n${ownSite.url}${path}`,
  })
  const button = page.getByRole('link', { name: 'Chat with us on WhatsApp' })
  const shop = await textOf(button)
  expect(shop.text).toBe('Hello Zula Living')
  expect(shop.number).not.toBe('919000000001')
  await button.click()
  await expect.poll(() => opened.length).toBe(1)
  expect(new URL(opened[0] ?? '').searchParams.get('text')).toMatch(
    /^Hello Zula Living\nReference: ZL-/,
  )
  await page.getByRole('button', { name: 'Shortlist Teak Spindle Jhoola', exact: true }).click()
  await page.getByRole('button', { name: 'Shortlist, 1 saved' }).click()
  const ask = page.getByRole('link', { name: 'Ask about it on WhatsApp' })
  expect((await textOf(ask)).text).toBe(
    `My list for Zula Living\n1. Teak Spindle Jhoola\n${ownSite.url}${path}\nBye`,
  )

  await page.goto(`${ownSite.url}/contactus?product=${_id}`)
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect(box).toHaveValue('Another size of Teak Spindle Jhoola, please\n\n')
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

test('cached pages show the next reply time outside opening hours; the contact page lists all hours', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
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
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    expect(await findViolationsInThemes(page), `${size.width} px`).toEqual([])
  }
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Opening hours saved.')).toBeVisible()
  const { openingHoursData } = await (
    await page.request.get(`${ownSite.url}/api/openingHours`)
  ).json()
  expect(openingHoursData).toMatchObject({
    monday: '10:00-18:30',
    friday: '10:00-18:30',
    saturday: '',
    holidays: ['2030-01-01/2030-01-01 New Year'],
  })

  const { _id } = await productNamed(page, ownSite, 'Teak Spindle Jhoola')
  // In Ahmedabad: a Saturday, the holiday, and a Monday at 11:30.
  await page.clock.setFixedTime('2026-11-28T06:00Z')
  await page.goto(`${ownSite.url}/product-detail/${_id}`)
  await waitForHydration(page)
  const details = page.getByRole('article')
  await expect(details).toContainText('We reply again Monday at 10:00')
  await expect(
    page.getByRole('link', { name: 'Chat with us on WhatsApp. We reply again Monday at 10:00' }),
  ).toBeVisible()
  expect((await textOf(order(page))).text).toMatch(/^Hello, I want to order:/)
  await page.clock.setFixedTime('2029-12-31T19:00Z')
  await page.reload()
  await expect(details).toContainText('Closed for New Year. We reply again tomorrow at 10:00')
  await page.clock.setFixedTime('2026-11-30T06:00Z')
  await page.reload()
  await waitForHydration(page)
  await expect(
    page.getByRole('link', { name: 'Chat with us on WhatsApp', exact: true }),
  ).toBeVisible()
  await expect(details).not.toContainText('We reply again')

  await page.goto(`${ownSite.url}/contactus`)
  await expect(page.getByText('Monday – Friday: 10:00–18:30')).toBeVisible()
  await expect(page.getByText('1 January 2030: Closed, New Year')).toBeVisible()
  await page.goto(ownSite.url)
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.join()).toContain(
    '"dayOfWeek":"https://schema.org/Friday","opens":"10:00","closes":"18:30"',
  )

  await write(page, ownSite, token, '/openingHours', {
    ...Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, '']),
    ),
    holidays: [],
  })
  await page.goto(`${ownSite.url}/contactus`)
  await expect(page.getByText('Opening hours')).toHaveCount(0)
})

test('the cached contact page drops a past holiday the next day, without a write', async ({
  page,
  ownSite,
  siteHost,
}) => {
  const token = await signIn(page, ownSite)
  const now = Date.now()
  const today = dateIn('Asia/Kolkata', now)
  const inAWeek = dayAfter(today, 7)
  await write(page, ownSite, token, '/openingHours', {
    holidays: [`${today} Feast of today`, `${inAWeek} Feast to come`],
  })
  const read = async () => (await page.request.get(`${ownSite.url}/contactus`)).text()
  try {
    await siteHost.setClock(now)
    for (let times = 0; times < 2; times += 1) expect(await read()).toContain('Feast of today')
    await siteHost.setClock(now + day)
    const tomorrow = await read()
    expect(tomorrow).toContain('Feast to come')
    expect(tomorrow).not.toContain('Feast of today')
  } finally {
    await siteHost.setClock(null)
  }
})
