import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { furnitureVocabulary, type VocabularyGroup } from './furniture-vocabulary.ts'
import { groupFile } from './group-file.ts'

const folder = join(import.meta.dirname, 'words')

it.each(globSync('*.json', { cwd: folder }))('parses %s', (file) => {
  groupFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
})

describe('furniture vocabulary', () => {
  it('gives each group a unique id in kebab case', () => {
    const ids = furnitureVocabulary.map((group) => group.id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
  })

  it('refers only to other existing groups, without duplicates', () => {
    const ids = new Set(furnitureVocabulary.map((group) => group.id))
    const wrong = furnitureVocabulary.flatMap((group) => {
      const others = [...group.includes, ...group.near]
      return others
        .filter((id, at) => !ids.has(id) || id === group.id || others.indexOf(id) !== at)
        .map((id) => `${group.id}: ${id}`)
    })
    expect(wrong).toEqual([])
  })

  it('stores words in lower case, trimmed and without duplicates in a group', () => {
    const wrong = furnitureVocabulary.flatMap(({ id, words }) =>
      words
        .filter((word, at) => !isPlain(word) || words.indexOf(word) !== at)
        .map((word) => `${id}: ${word}`),
    )
    expect(wrong).toEqual([])
    expect(furnitureVocabulary.filter((group) => group.words.length === 0)).toEqual([])
  })

  it('names furniture, rooms, materials and colours in Devanagari and Gujarati letters', () => {
    const wrong = furnitureVocabulary
      .filter(({ kind }) => ['furniture', 'room', 'material', 'colour'].includes(kind))
      .flatMap(({ id, words }) =>
        scripts
          .filter(({ letters }) => !words.some((word) => letters.test(word)))
          .map(({ name }) => `${id}: ${name}`),
      )
    expect(wrong).toEqual([])
  })

  /** Inflections and spellings, which the judged searches of `tests/helpers/search-quality` do not have. */
  it.each([
    ['હીંચકાની', 'swing'],
    ['box bed', 'bed'],
    ['ટિપોઈ', 'coffee-table'],
    ['દીવાનખાનું', 'living-room'],
    ['आम की लकड़ी', 'mango-wood'],
    ['મૅક્રમે', 'macrame'],
    ['छड़ें', 'rod'],
    ['टी वी स्टैंड', 'tv-unit'],
  ])('lists %s as a synonym in the group %s', (word, id) => {
    expect(groupOf(id).words).toContain(word)
  })
})

const scripts = [
  { name: 'Devanagari', letters: /\p{Script=Devanagari}/u },
  { name: 'Gujarati', letters: /\p{Script=Gujarati}/u },
]

function isPlain(word: string): boolean {
  return /^\S+(?: \S+)*$/.test(word) && word === word.toLowerCase()
}

function groupOf(id: string): VocabularyGroup {
  const group = furnitureVocabulary.find((candidate) => candidate.id === id)
  if (group === undefined) throw new Error(`No group ${id}.`)
  return group
}
