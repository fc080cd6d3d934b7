import { describe, expect, it } from 'vitest'
import { isOutdated, translateEntries, withDigest } from './translation-digests.ts'

describe('a translated text', () => {
  it('is outdated only if its original has changed', () => {
    const saved = withDigest('झूला', 'Swing')
    expect(saved).toEqual({ text: 'झूला', of: expect.stringMatching(/^[\w-]{16}$/) })
    expect(isOutdated(saved, 'Swing')).toBe(false)
    expect(isOutdated(saved, 'Swings')).toBe(true)
    expect(isOutdated(saved, '')).toBe(true)
  })
})

describe('a translated list', () => {
  const saved = withDigest(['सागौन', 'बेंत'], ['teak', 'cane'])

  it.each([
    [['teak', 'cane'], ['सागौन', 'बेंत'], false],
    [['cane', 'teak'], ['बेंत', 'सागौन'], true],
    [['cane'], ['बेंत'], true],
    [['brass', 'teak', 'cane'], ['', 'सागौन', 'बेंत'], true],
    [['teak', 'cane', 'brass'], ['सागौन', 'बेंत', ''], true],
    // Entry changed in place: its outdated translation is still shown.
    [['teak wood', 'cane'], ['सागौन', 'बेंत'], true],
    [[], [], true],
  ])('maps its entries to those of the original: %j', (originals, texts, outdated) => {
    expect(translateEntries(saved, originals)).toEqual(texts)
    expect(isOutdated(saved, originals)).toBe(outdated)
  })

  it('may have fewer entries than its original', () => {
    const some = withDigest(['सागौन'], ['teak', 'cane'])
    expect(translateEntries(some, ['teak', 'cane'])).toEqual(['सागौन', ''])
    expect(isOutdated(some, ['teak', 'cane'])).toBe(false)
  })
})
