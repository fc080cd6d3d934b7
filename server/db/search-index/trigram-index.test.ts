import { expect, it } from 'vitest'
import { databaseForEachTest } from '../../../tests/helpers/test-database.ts'
import { editDistance } from '../../catalogue/search/spelling-correction.ts'
import { wordsOf } from '../../kernel/text-normalisation.ts'
import { trigramIndex } from './trigram-index.ts'

const open = databaseForEachTest()

const syllables = ['jho', 'ola', 'chai', 'ri', 'ta', 'see', 'mu', 'boo', 'ban', 'nk']
const nounOf = (number: number) =>
  [...String(number * 37 + 11)].map((digit) => syllables[Number(digit)]).join('')

/** Every variation of a word by one swapped, changed, missing or added letter. */
function mistype(word: string): string[] {
  return [...word].flatMap((letter, at) => [
    word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
    `${word.slice(0, at)}x${word.slice(at + 1)}`,
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}x${word.slice(at)}`,
  ])
}

it('finds every spelling within an edit distance of one or two', async () => {
  const words = Array.from({ length: 300 }, (_, number) => wordsOf(nounOf(number))).flat()
  await trigramIndex.add(open.database, words)
  const distinct = [...new Set(words.map(({ spelling }) => spelling))]
  for (const spelling of ['jhoola', 'chair', ...distinct.slice(0, 12)])
    for (const typed of mistype(spelling)) {
      const edits = typed.length < 7 ? 1 : 2
      if (typed.length < 4) continue
      const [word] = wordsOf(typed)
      const found = word === undefined ? [] : await trigramIndex.near(open.database, word, edits)
      const expected = distinct.filter((other) => editDistance(typed, other, edits) <= edits)
      expect(found.map((other) => other.spelling)).toEqual(expect.arrayContaining(expected))
    }
})

it('returns no fuzzy match for a word that normalises to one letter', async () => {
  const [word] = wordsOf('aaaa')
  expect(word && (await trigramIndex.near(open.database, word, 1))).toEqual([])
})
