import { expect, it } from 'vitest'
import { englishProductWords } from '../../chat/chat-product.ts'
import { chatTextNames, chatTexts, findChatTextError } from '../../chat/chat-text.ts'
import { loadChatWords } from '../../chat/shipped-chat-words.ts'
import { shopChatWords } from '../../chat/shop-chat.ts'
import { shortlistChatWords } from '../../chat/shortlist-chat.ts'
import { textGroups } from '../page-texts.ts'
import { loadLabels, loadPageTexts } from '../shipped-texts.ts'

/** Texts that are the same in every language. */
const international = ['404', 'Instagram', 'Facebook', '+ {price}', '{message}', '']

const languages = ['hi', 'gu'] as const
/** Letters of the language's own script. */
const scripts = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u }

const declared = Object.values(textGroups).flatMap(({ texts }) => Object.entries(texts))
const sources = import.meta.glob<Record<string, Record<string, string>>>('../../labels/*.ts', {
  eager: true,
})
/** English labels by the name of their group, such as `shop` for `shopLabels`. */
const english = Object.fromEntries(
  Object.values(sources)
    .flatMap((source) => Object.entries(source))
    .map(([name, labels]) => [name.replace('Labels', ''), labels]),
)

it.each(languages)('every page text is translated into %s, within its limit', async (language) => {
  const texts = await loadPageTexts(language)
  expect(Object.keys(texts).sort()).toEqual(declared.map(([id]) => id).sort())
  const tooLong = declared.filter(([id, { limit }]) => (texts[id] ?? '').length > limit)
  expect(tooLong).toEqual([])
  for (const [id, { defaultText }] of declared) compareTexts(language, defaultText, texts[id] ?? '')
})

it.each(languages)('every label is translated into %s', async (language) => {
  const labels: Record<string, Record<string, string>> = { ...(await loadLabels(language)) }
  expect(Object.keys(labels).sort()).toEqual(Object.keys(english).sort())
  for (const [group, texts] of Object.entries(english)) {
    expect(Object.keys(labels[group] ?? {}).sort()).toEqual(Object.keys(texts).sort())
    for (const [id, text] of Object.entries(texts)) {
      compareTexts(language, text, labels[group]?.[id] ?? '')
    }
  }
})

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

it('ships no translations for English and for languages translated by the owner', async () => {
  for (const language of ['en', 'ta'] as const) {
    expect(await loadPageTexts(language)).toEqual({})
    expect(await loadLabels(language)).toBeNull()
    expect(await loadChatWords(language)).toBeNull()
  }
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
  else if (!wordless.includes(text)) expect(text, original).toMatch(scripts[language])
}

/** Translations without letters. */
const wordless = [': {name}', '–', '{min}–{max}']
