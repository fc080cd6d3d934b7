import { expect, it } from 'vitest'
import { englishProductWords } from './chat-product.ts'
import { chatTextNames, chatTexts, findChatTextError } from './chat-text.ts'
import { loadChatWords } from './shipped-chat-words.ts'
import { shopChatWords } from './shop-chat.ts'
import { shortlistChatWords } from './shortlist-chat.ts'

const languages = ['hi', 'gu'] as const
/** Letters of the language's own script. */
const scripts = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u }

/** Texts that are the same in every language. */
const international = ['{message}', '']
/** Sign of a value that is not known. */
const unknown = '–'

it.each(languages)('every chat message text is translated into %s', async (language) => {
  const words = await loadChatWords(language)
  if (words === null) throw new Error('no words')
  for (const name of chatTextNames) {
    compareTexts(language, chatTexts[name].defaultText, words.templates[name])
    expect(findChatTextError(name, words.templates[name])).toBeUndefined()
  }
  const { missing, ...ownWords } = englishProductWords
  const { templates: _, missing: translatedMissing, ...translated } = words
  compareAll(language, { ...ownWords, ...shopChatWords, ...shortlistChatWords }, translated)
  compareAll(language, missing, translatedMissing)
})

it('ships no chat words for English and for languages translated by the owner', async () => {
  for (const language of ['en', 'ta'] as const) expect(await loadChatWords(language)).toBeNull()
})

function compareAll(
  language: 'hi' | 'gu',
  originals: Readonly<Record<string, string>>,
  translated: Readonly<Record<string, string>>,
): void {
  for (const [id, original] of Object.entries(originals))
    compareTexts(language, original, translated[id] ?? '')
}

/** Asserts that a translation has the original's placeholders, its own script and no other one. */
function compareTexts(language: 'hi' | 'gu', original: string, text: string): void {
  const placeholders = (one: string) => (one.match(/\{\w+\}/g) ?? []).sort()
  expect({ original, placeholders: placeholders(text) }).toEqual({
    original,
    placeholders: placeholders(original),
  })
  expect(text, original).not.toMatch(scripts[language === 'hi' ? 'gu' : 'hi'])
  if (international.includes(original)) expect(text).toBe(original)
  else if (text !== unknown) expect(text, original).toMatch(scripts[language])
}
