import { expect, it } from 'vitest'
import { englishProductWords } from '../../chat/chat-product.ts'
import { chatTextNames, chatTexts, findChatTextError } from '../../chat/chat-text.ts'
import { loadChatWords } from '../../chat/shipped-chat-words.ts'
import { shopChatWords } from '../../chat/shop-chat.ts'
import { shortlistChatWords } from '../../chat/shortlist-chat.ts'
import { comparisonLabels } from '../../labels/comparison-labels.ts'
import { errorLabels } from '../../labels/error-labels.ts'
import { fallbackLabels } from '../../labels/fallback-labels.ts'
import { frameLabels } from '../../labels/frame-labels.ts'
import { homeLabels } from '../../labels/home-labels.ts'
import { listLabels } from '../../labels/list-labels.ts'
import { lostLabels } from '../../labels/lost-labels.ts'
import { offerLabels } from '../../labels/offer-labels.ts'
import { panelLabels } from '../../labels/panel-labels.ts'
import { previewLabels } from '../../labels/preview-labels.ts'
import { productLabels } from '../../labels/product-labels.ts'
import { qrLabels } from '../../labels/qr-labels.ts'
import { roomLabels } from '../../labels/room-labels.ts'
import { sheetLabels } from '../../labels/sheet-labels.ts'
import { shopLabels } from '../../labels/shop-labels.ts'
import { shortlistLabels } from '../../labels/shortlist-labels.ts'
import { sizeLabels } from '../../labels/size-labels.ts'
import { suggestionLabels } from '../../labels/suggestion-labels.ts'
import { swatchLabels } from '../../labels/swatch-labels.ts'
import { viewerLabels } from '../../labels/viewer-labels.ts'
import { textGroups } from '../page-texts.ts'
import { loadLabels, loadPageTexts } from '../shipped-texts.ts'

/** Texts that are the same in every language. */
const international = ['404', 'Instagram', 'Facebook', '+ {price}', '{message}', '']

const languages = ['hi', 'gu'] as const
/** Letters of the language's own script. */
const scripts = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u }

const declared = Object.values(textGroups).flatMap(({ texts }) => Object.entries(texts))
const english = {
  comparison: comparisonLabels,
  lost: lostLabels,
  panel: panelLabels,
  qr: qrLabels,
  sheet: sheetLabels,
  error: errorLabels,
  fallback: fallbackLabels,
  frame: frameLabels,
  home: homeLabels,
  list: listLabels,
  offer: offerLabels,
  preview: previewLabels,
  product: productLabels,
  room: roomLabels,
  shop: shopLabels,
  shortlist: shortlistLabels,
  size: sizeLabels,
  suggestion: suggestionLabels,
  swatch: swatchLabels,
  viewer: viewerLabels,
}

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
