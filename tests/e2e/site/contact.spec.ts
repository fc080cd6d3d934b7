import { stubChatApp } from '../../helpers/chat.ts'
import { delayScripts, expect, test, waitForHydration } from '../../helpers/test.ts'

test('a message typed before hydration is kept', async ({ page, context, demoSite }) => {
  const opened = await stubChatApp(context)
  const letGo = await delayScripts(page)
  await page.goto(`${demoSite.url}/contactus`, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.fill('A swing for two')
  letGo()
  await waitForHydration(page)
  await expect(field).toHaveValue('A swing for two')
  await expect(
    page.getByRole('link', { name: 'Open the chat', includeHidden: true }),
  ).toHaveAttribute('href', /text=A%20swing%20for%20two/)
  await page.unrouteAll({ behavior: 'wait' })

  const send = page.getByRole('button', { name: 'Send' })
  const sentence = 'क्या आप यह झूला पुणे तक भेजते हैं? '
  await field.fill(sentence.repeat(8))
  await send.click()
  await expect(page.locator('#message-problem')).toHaveText(/Shorten it by about \d+ letters/)
  await expect(field).toHaveValue(sentence.repeat(8))
  await field.fill(sentence.repeat(3))
  await send.click()
  await expect.poll(() => opened.length).toBe(1)
  expect(new URL(opened[0] ?? '').searchParams.get('text')).toContain(sentence.repeat(3).trim())
  await expect(field).toHaveValue('')
})
