import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests, signInEditor } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForAllTests()
let editor: string
beforeAll(async () => {
  editor = await signInEditor(shop)
  await shop.call('PUT', '/admin/me', { token: editor, json: { language: 'hi' } })
})

const addChoice = (json: object, language?: string, token?: string) =>
  shop.call('POST', '/choices/add', {
    json,
    headers: language === undefined ? {} : { 'accept-language': language },
    ...(token && { token }),
  })

it.each([
  ['en', 'must be at most 500 characters'],
  ['hi-IN,hi;q=0.9', 'ज़्यादा से ज़्यादा 500 अक्षर लिखें'],
  ['fr,en;q=0.5,gu;q=0.8', 'વધુમાં વધુ 500 અક્ષર લખો'],
  ['fr, *', 'must be at most 500 characters'],
])('answers with one code in the language of Accept-Language: %s', async (language, sentence) => {
  const { status, body } = await addChoice({ name: 'x'.repeat(501), kind: 'list' }, language)
  const error = { code: 'fields.tooLong', params: { max: 500 } }
  expect([status, body]).toEqual([
    422,
    {
      message: sentence,
      errors: { name: sentence },
      ...error,
      details: { name: error },
      requestId: expect.any(String),
    },
  ])
})

it.each([
  ['en', 'Category not found', 'This id is not valid.'],
  ['hi', 'कैटेगरी नहीं मिली', 'यह आईडी सही नहीं है।'],
  ['gu', 'કેટેગરી મળી નહીં', 'આ આઈડી સાચી નથી.'],
])('names a label by its path and in the language %s', async (language, sentence, other) => {
  const headers = { 'accept-language': language }
  const id = crypto.randomUUID()
  const missing = await shop.call('GET', `/ourCategories/${id}`, { token: null, headers })
  expect(missing).toMatchObject({
    status: 404,
    body: {
      message: sentence,
      code: 'records.notFound',
      params: { record: { label: 'types.category.one' } },
    },
  })
  const wrong = await shop.call('GET', '/ourCategories/5', { token: null, headers })
  expect(wrong).toMatchObject({ status: 400, body: { message: other, code: 'requests.invalidId' } })
})

it('gives a message within a message its own code', async () => {
  const { body } = await shop.call('GET', '/choices?limit=x', { token: null })
  expect(body).toMatchObject({
    message: 'limit: must be a whole number of 0 or more',
    code: 'requests.invalidParameter',
    params: { name: 'limit', problem: { code: 'fields.notACount' } },
  })
})

it('prefers the language of the account to that of the request', async () => {
  const refused = await addChoice({ name: '', kind: 'list' }, 'gu', editor)
  expect(refused).toMatchObject({
    status: 422,
    body: { message: 'नाम लिखना ज़रूरी है।', code: 'required.name' },
  })
  const forbidden = await shop.call('PUT', '/settings', { token: editor, json: { blurb: 'x' } })
  expect(forbidden.body).toMatchObject({
    message: 'यह सिर्फ़ मालिक कर सकते हैं। किसी मालिक से कहें।',
    code: 'accounts.ownersOnly',
  })
})

it('confirms a change in the language of the account, and leaves what people wrote', async () => {
  const { body } = await addChoice({ name: 'Order saved.', kind: 'list' }, 'en', editor)
  expect(body).toMatchObject({
    message: 'विकल्प जोड़ा गया।',
    choiceData: { name: 'Order saved.' },
  })
})

it('says in the language of the sign-in screen what is wrong there', async () => {
  const { body } = await shop.call('POST', '/admin/login', {
    token: null,
    json: { email: 'nobody', password: '' },
    headers: { 'accept-language': 'gu' },
  })
  expect(body).toMatchObject({
    code: 'accounts.invalidEmail',
    errors: { email: 'સાચું ઈ-મેલ સરનામું લખો.', password: 'પાસવર્ડ લખવો જરૂરી છે.' },
    details: {
      email: { code: 'accounts.invalidEmail' },
      password: { code: 'required.password' },
    },
  })
})
