import { stubChatApp } from '../../helpers/chat.ts'
import { expect, test } from '../../helpers/test.ts'

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
