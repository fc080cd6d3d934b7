import { expect, it } from 'vitest'
import { isFallbackText, pageTextsIn } from './page-text-translation.ts'
import { englishMessages, loadPageTexts, loadSiteMessages } from './site-messages.ts'

const shipped = {
  en: await loadPageTexts('en'),
  hi: await loadPageTexts('hi'),
  gu: await loadPageTexts('gu'),
}
const untouched = { defaultLanguage: 'en', originals: {}, translated: {} } as const

it('returns the texts of an English shop unchanged', () => {
  const originals = { heroAction: 'See them', categoriesText: '' }
  expect(pageTextsIn('en', { ...untouched, originals }, shipped)).toEqual(originals)
})

it('uses a shipped translation only if the owner has not changed the original', () => {
  const texts = pageTextsIn('hi', { ...untouched, originals: { heroAction: 'See them' } }, shipped)
  expect(texts.heroAction).toBe('See them')
  expect(texts.undo).toBe('वापस लें')
})

it('prefers the owner’s translation to the shipped one and to the original', () => {
  const own = {
    ...untouched,
    originals: { heroAction: 'See them' },
    translated: { heroAction: 'देखिए', undo: 'पहले जैसा करें' },
  }
  const { heroAction, undo } = pageTextsIn('hi', own, shipped)
  expect([heroAction, undo]).toEqual(['देखिए', 'पहले जैसा करें'])
})

it('falls back to the default language, whichever it is', () => {
  const own = { defaultLanguage: 'hi', originals: { heroAction: 'देखिए' }, translated: {} } as const
  expect(pageTextsIn('hi', own, shipped)).toMatchObject({ heroAction: 'देखिए', undo: 'वापस लें' })
  expect(pageTextsIn('ta', own, shipped)).toMatchObject({ heroAction: 'देखिए', undo: 'वापस लें' })
  expect(pageTextsIn('gu', own, shipped)).toMatchObject({ heroAction: 'देखिए', undo: 'પાછું લો' })
  expect(pageTextsIn('en', own, shipped)).toEqual({ heroAction: 'देखिए' })
})

it('detects texts in a fallback language', () => {
  const own = { ...untouched, originals: { heroAction: 'See them' }, translated: { undo: 'x' } }
  expect(isFallbackText('heroAction', 'hi', own)).toBe(true)
  expect(isFallbackText('heroAction', 'en', own)).toBe(false)
  expect(isFallbackText('undo', 'hi', own)).toBe(false)
  expect(isFallbackText('tryAgain', 'hi', own)).toBe(false)
  expect(isFallbackText('tryAgain', 'ta', own)).toBe(true)
})

it('has the English messages for a language that is not shipped, but no page texts of its own', async () => {
  expect(await loadSiteMessages('ta')).toBe(englishMessages)
  expect([await loadPageTexts('en'), await loadPageTexts('ta')]).toEqual([{}, {}])
})
