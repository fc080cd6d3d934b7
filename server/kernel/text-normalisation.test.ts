import { describe, expect, it } from 'vitest'
import { wordsOf } from './text-normalisation.ts'

/** Normalised words of a text, with spaces between them. */
function normalise(text: string): string {
  return wordsOf(text)
    .map(({ normalised }) => normalised)
    .join(' ')
}

/** True if the typed text is a prefix of the first word of the other text, in spelling or normalised. */
function begins(typed: string, whole: string): boolean {
  const [start] = wordsOf(typed)
  const [word] = wordsOf(whole)
  if (start === undefined || word === undefined) return false
  const forms = [word.spelling, word.normalised]
  return forms.some((form) => form.startsWith(start.spelling) || form.startsWith(start.normalised))
}

describe('words in Devanagari and Gujarati', () => {
  it.each([
    ['लकड़ी', 'lakdi'],
    ['झूला', 'jhula'],
    ['सोफ़ा', 'sofa'],
    ['एग चेयर', 'eg cheyar'],
    ['लंबा', 'lamba'],
    ['पाँव', 'panv'],
    ['चाय', 'chai'],
    ['मित्र', 'mitra'],
    ['भारतीय', 'bhartiya'],
    ['पढ़ने', 'padhne'],
    ['ज्ञान', 'gyan'],
    ['ખુરશી', 'khurshi'],
    ['હીંચકો', 'hinchko'],
    ['પુસ્તકો', 'pustako'],
    ['લાકડું', 'lakdu'],
    ['બાલ્કનીમાં', 'balkani'],
  ])('transliterates %s as %s', (text, reading) => {
    expect(normalise(text)).toBe(reading)
  })

  it('normalises Devanagari and Gujarati words like their Latin spellings', () => {
    for (const [typed, ...others] of [
      ['jhoola', 'झूला', 'Jhuula', 'jhulla'],
      ['chowki', 'चौकी', 'chauki', 'chowky'],
      ['darwaza', 'दरवाज़ा', 'દરવાજા', 'darvaja'],
      ['diwan', 'दीवान', 'divan', 'deewan'],
      ['aaram', 'आराम'],
      ['sopha', 'સોફા', 'sofa'],
      ['swing', 'स्विंग'],
    ])
      expect(others.map(normalise)).toEqual(others.map(() => normalise(typed ?? '')))
  })

  it('keeps the script of the spelling', () => {
    expect(wordsOf('झूला')[0]?.spelling).toBe('झूला')
  })

  it('normalises Devanagari and Gujarati digits', () => {
    expect(wordsOf('१५० ૧૫૦ 150').map(({ spelling }) => spelling)).toEqual(['150', '150', '150'])
    expect(normalise('१५०सेमी')).toBe('150 semi')
  })
})

describe('English words', () => {
  it.each([
    ['shelves', 'shelf'],
    ['leaves', 'leaf'],
    ['knives', 'knife'],
    ['benches', 'bench'],
    ['boxes', 'box'],
    ['mattresses', 'mattress'],
    ['lenses', 'lens'],
    ['buses', 'bus'],
    ['balconies', 'balcony'],
    ['chairs', 'chair'],
    ['vases', 'vase'],
    ['olives', 'olive'],
    ['bamboos', 'bamboo'],
    ['almirahs', 'almira'],
  ])('normalises the plural %s like the singular %s', (plural, singular) => {
    expect(normalise(plural)).toBe(normalise(singular))
  })

  it('does not merge words that only end like plurals or only sound alike', () => {
    for (const word of ['glass', 'brass', 'canvas', 'bus', 'lens', 'dress', 'trellis', 'khas'])
      expect(normalise(word).endsWith('s')).toBe(true)
    for (const [one, other] of [
      ['shelf', 'self'],
      ['sheet', 'seat'],
      ['low', 'love'],
      ['wall', 'value'],
      ['brass', 'bra'],
      ['steel', 'still'],
      ['pool', 'pull'],
    ])
      expect(normalise(one ?? '')).not.toBe(normalise(other ?? ''))
    expect(begins('low', 'loveseat')).toBe(false)
    expect(begins('wall', 'value')).toBe(false)
  })

  it('matches every prefix of a word while it is typed', () => {
    for (const whole of ['benches', 'shelves', 'chair', 'balconies', 'drawers', 'jhoola', 'brown'])
      for (let length = 1; length <= whole.length; length++)
        expect([whole, length, begins(whole.slice(0, length), whole)]).toEqual([
          whole,
          length,
          true,
        ])
    expect([begins('chai', 'chair'), begins('shelf', 'shelves')]).toEqual([true, true])
    expect(begins('झू', 'झूला')).toBe(true)
    expect(begins('jhu', 'झूला')).toBe(true)
  })
})

it('normalises a normalised word to itself', () => {
  const words = `shelves glasses brass buses sofases pulls stilll lllls baans mattresss diwan wooow jhoolahs zzz ssss ss almirahhs
    chassises photos ies ves yies zoologies लकड़ी ખુરશી बांस Bouclé chowkies passes knowledge`
  for (const { normalised } of wordsOf(words)) expect(normalise(normalised)).toBe(normalised)
})
