import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createTestCatalogue,
  signInEditor,
  type TestCatalogue,
} from '../../tests/helpers/catalogue.ts'

let shop: TestCatalogue
let editor: string
beforeAll(async () => {
  shop = await createTestCatalogue()
  editor = await signInEditor(shop)
  await shop.call('PUT', '/admin/me', { token: editor, json: { language: 'hi' } })
})
afterAll(() => shop.close())

const nameless = { method: 'POST', url: '/choices/add', json: { name: '', kind: 'list' } } as const

it('returns messages in the language of the administrator’s account', async () => {
  const refused = await shop.call(nameless.method, nameless.url, {
    token: editor,
    json: nameless.json,
  })
  expect(refused).toMatchObject({
    status: 422,
    body: { message: 'नाम लिखना ज़रूरी है।', errors: { name: 'नाम लिखना ज़रूरी है।' } },
  })
  const added = await shop.call('POST', '/choices/add', {
    token: editor,
    json: { name: 'Order saved.', kind: 'list' },
  })
  expect(added.body).toMatchObject({
    message: 'विकल्प जोड़ा गया।',
    // User input is not translated, even if it reads like a message.
    choiceData: { name: 'Order saved.' },
  })
  const forbidden = await shop.call('PUT', '/settings', { token: editor, json: { blurb: 'x' } })
  expect(forbidden.body.message).toBe('यह सिर्फ़ मालिक कर सकते हैं। किसी मालिक से कहें।')
})

it('returns messages in English if the account has no language', async () => {
  const refused = await shop.call(nameless.method, nameless.url, { json: nameless.json })
  expect(refused.body.errors).toEqual({ name: 'The name field is required.' })
  const header = { 'x-admin-language': 'gu' }
  const other = await shop.call(nameless.method, nameless.url, {
    json: nameless.json,
    headers: header,
  })
  expect(other.body.errors).toEqual({ name: 'The name field is required.' })
})

it('returns messages in the language of the sign-in screen without an account', async () => {
  const signIn = (language: string) =>
    shop.call('POST', '/admin/login', {
      token: null,
      json: { email: 'nobody', password: '' },
      headers: { 'x-admin-language': language },
    })
  expect((await signIn('gu')).body.errors).toEqual({
    email: 'સાચું ઈ-મેલ સરનામું લખો.',
    password: 'પાસવર્ડ લખવો જરૂરી છે.',
  })
  expect((await signIn('xx')).body.errors.password).toBe('The password field is required.')
})

it('does not translate messages for visitors', async () => {
  const answer = await shop.call('GET', '/choices?limit=x', { token: null })
  expect(answer.body.message).toMatch(/must be a whole number/)
})
