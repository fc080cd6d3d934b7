import { expect, it } from 'vitest'
import { declared as gujarati } from '../../../domain/languages/declared/gu.ts'
import { declared as hindi } from '../../../domain/languages/declared/hi.ts'
import { allScreens } from '../content/screens/screens.ts'
import { pageMeta, translateTitle } from './page-meta.ts'

const sources = import.meta.glob<string>('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('translates the title of every screen', () => {
  const written = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bpageMeta\('(?<title>[^']+)'\)/g)].map(({ groups }) => groups?.title),
  )
  const titles = [...written, ...allScreens.map(({ label }) => label)]
  expect(titles.length).toBeGreaterThan(40)
  for (const declared of [hindi, gujarati]) {
    expect(titles.filter((title) => declared[title ?? ''] === undefined)).toEqual([])
  }
})

it('appends the title of the back office to the title of a screen', () => {
  const translate = (english: string) => hindi[english] ?? english
  const titleOf = (title: string) => pageMeta(title)()[0]?.title ?? ''
  expect(titleOf('Trash')).toBe('Trash · Back office')
  expect(translateTitle(titleOf('Trash'), translate)).toBe('ट्रैश · बैक ऑफ़िस')
  expect(translateTitle(titleOf('Back office'), translate)).toBe('बैक ऑफ़िस')
  expect(translateTitle('Something went wrong', translate)).toBe('Something went wrong')
})
