import { expect, test } from 'vitest'
import { englishMessages, loadSiteMessages } from '../../../domain/text/site-messages.ts'
import { describeChoices, type EnquiredProduct, getReplyText } from './enquiry-texts.ts'

const english = englishMessages.chat
const swing: EnquiredProduct = {
  _id: '1',
  name: 'Teak Jhoola',
  choices: [
    { name: 'Fabric', value: 'Sage linen' },
    { name: 'Length', value: '120 cm (3 ft 11 in)' },
  ],
}
const stool: EnquiredProduct = { _id: '2', name: 'Stool', choices: [] }

test('the reply lists the enquired products with their selected choices', () => {
  expect(getReplyText({ reference: 'ZL-4K6HX', products: [swing, stool] }, english)).toBe(
    'Hello, thank you for asking about Teak Jhoola (Fabric: Sage linen, Length: 120 cm (3 ft 11 in)), Stool.\nReference: ZL-4K6HX\n',
  )
  expect(getReplyText({ reference: 'ZL-4K6HX', products: [] }, english)).toBe(
    'Hello, thank you for asking.\nReference: ZL-4K6HX\n',
  )
})

test('the reply stays under 2,000 encoded characters, however long the names', async () => {
  const long = {
    ...swing,
    choices: Array(6).fill({ name: 'क'.repeat(200), value: 'ख'.repeat(200) }),
  }
  for (const language of ['en', 'hi', 'gu'] as const) {
    const { chat } = await loadSiteMessages(language)
    const text = getReplyText({ reference: 'ZL-4K6HX', products: [long, long, long] }, chat)
    expect(encodeURIComponent(text).length).toBeLessThan(2_000)
    expect(text).toMatch(/: ZL-4K6HX\n$/)
  }
})

test('writes the reply in the language of the visitor, with English as the fallback', async () => {
  const enquiry = { reference: 'ZL-4K6HX', products: [stool] }
  expect(getReplyText(enquiry, (await loadSiteMessages('hi')).chat)).toBe(
    'नमस्ते, Stool के बारे में पूछने के लिए धन्यवाद।\nरेफ़रेंस: ZL-4K6HX\n',
  )
  expect(getReplyText({ ...enquiry, products: [] }, (await loadSiteMessages('gu')).chat)).toBe(
    'નમસ્તે, પૂછપરછ બદલ આભાર.\nરેફરન્સ: ZL-4K6HX\n',
  )
  expect(getReplyText(enquiry, (await loadSiteMessages('ta')).chat)).toMatch(/^Hello/)
})

test('returns an empty text without selected choices', () => {
  expect(describeChoices(stool)).toBe('')
})
