import { expect, it } from 'vitest'
import { contentTypes } from '../../../domain/content/content-types.ts'
import type { EntryField, Field } from '../../../domain/content/fields/field-types.ts'
import { declared as gujarati } from '../../../domain/languages/declared/gu.ts'
import { declared as hindi } from '../../../domain/languages/declared/hi.ts'
import { englishLanguageNames } from '../../../domain/languages/language.ts'
import { editorPages } from '../../../domain/site-editor/editor-pages.ts'
import { textGroups } from '../../../domain/text/page-texts.ts'
import type { ContentScreens, Screen } from '../content/screens/screen-definition.ts'
import { allScreens } from '../content/screens/screens.ts'

/** Texts that are the same in every language. */
const neutral = new Set(['https://'])

const texts = [
  ...contentTypes.flatMap(({ labels, fields }) => [
    ...Object.values(labels),
    ...Object.values(fields).flatMap(textsOfField),
  ]),
  ...allScreens.flatMap(textsOfScreen),
  ...Object.values(textGroups).flatMap(({ label, texts }) => [
    label,
    ...Object.values(texts).map((text) => text.label),
  ]),
  ...Object.values(editorPages).map(({ label }) => label),
  ...Object.values(englishLanguageNames),
].filter((text) => !neutral.has(text))

it.each([
  ['Hindi', hindi, /\p{Script=Devanagari}/u],
  ['Gujarati', gujarati, /\p{Script=Gujarati}/u],
])('translates every declared text into %s', (_, declared, script) => {
  const missing = texts.filter((text) => !script.test(declared[text] ?? ''))
  expect([...new Set(missing)]).toEqual([])
})

it('declares the same texts in both languages', () => {
  expect(Object.keys(gujarati).toSorted()).toEqual(Object.keys(hindi).toSorted())
})

function textsOfField(field: Field | EntryField): string[] {
  const options = field.kind === 'text' ? Object.values(field.options ?? {}) : []
  const entries = field.kind === 'records' ? Object.values(field.entries) : []
  return [field.label, ...options, ...entries.flatMap(textsOfField)]
}

function textsOfScreen(screen: Screen | ContentScreens): string[] {
  const { label, group, parts = {} } = screen
  const own = [label, group, ...Object.values(parts)]
  const shown = 'layout' in screen ? textsOfContentScreens(screen) : []
  return [...own, ...shown].filter((text) => text !== undefined)
}

function textsOfContentScreens({ layout }: ContentScreens) {
  return [
    ...layout.sections.flatMap(({ title, lead, link }) => [title, lead, link?.label]),
    ...Object.values(layout.hints).flatMap(({ aside, help, placeholder, optionHelp = {} }) => [
      aside,
      help,
      placeholder,
      ...Object.values(optionHelp),
    ]),
  ]
}
