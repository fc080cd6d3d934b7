import { stubChatApp } from '../../helpers/chat.ts'
import { expect, test } from '../../helpers/test.ts'

test('the contact page renders its sections, a two-line address and working contact links', async ({
  page,
  demoSite,
}) => {
  await page.goto(`${demoSite.url}/contactus`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(page.locator('.banner')).toContainText("We're Eager to Hear from You")
  await expect(page.locator('.contact-details__list dt')).toHaveText([
    'Address',
    'Mobile number',
    'E-mail',
    'Instagram',
    'Facebook',
  ])
  await expect(page.getByPlaceholder('Enter your message')).toBeVisible()
  await expect(page.locator('.location-map iframe')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Consultations Now' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Follow on Instagram' })).toBeVisible()

  const address = page.locator('.contact-details__list address')
  const lines = await address.evaluate((element) => element.innerHTML.split(/<br\/?>/))
  expect(lines.map((line) => line.replace(/<!--.*?-->/g, ''))).toEqual([
    '14 Timber Yard Road, Navrangpura,',
    'Ahmedabad 380009, Gujarat',
  ])

  const details = page.locator('.contact-details__list')
  await expect(details.getByRole('link', { name: '98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  await expect(details.getByRole('link', { name: /@.+\./ }).first()).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  for (const name of ['@zulaliving.example', 'Zula Living']) {
    await expect(details.getByRole('link', { name, exact: true })).toHaveAttribute(
      'target',
      '_blank',
    )
  }
})

test('a message too long for a chat link is neither cut nor cleared', async ({
  page,
  context,
  demoSite,
}) => {
  const opened = await stubChatApp(context)
  await page.goto(`${demoSite.url}/contactus`)
  const field = page.getByRole('textbox', { name: 'Your message' })
  const send = page.getByRole('button', { name: 'Send' })
  const sentence = 'क्या आप यह झूला पुणे तक भेजते हैं? '
  await field.fill(sentence.repeat(8))
  await send.click()
  await expect(page.locator('#message-problem')).toHaveText(
    /^This message is too long for WhatsApp\. Shorten it by about \d+ letters\.$/,
  )
  await expect(field).toHaveValue(sentence.repeat(8))
  await field.fill(sentence.repeat(3))
  await send.click()
  await expect.poll(() => opened.length).toBe(1)
  expect(new URL(opened[0] ?? '').searchParams.get('text')).toContain(sentence.repeat(3).trim())
  await expect(field).toHaveValue('')
})
