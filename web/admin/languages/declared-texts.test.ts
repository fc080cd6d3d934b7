import { expect, it } from 'vitest'
import { contentTypes } from '../../../domain/content/content-types.ts'
import type { Field } from '../../../domain/content/fields/field-kinds.ts'
import type { EntryField } from '../../../domain/content/fields/records-field.ts'
import { englishLanguageNames } from '../../../domain/languages/language.ts'
import { editorPageNames } from '../../../domain/site-editor/editor-pages.ts'
import { flattenMessages, loadAdminMessages } from '../../../domain/text/admin-messages.ts'
import { textGroupNames, textsOfGroup } from '../../../domain/text/page-texts.ts'
import { allScreens, contentScreens } from '../content/screens/screens.ts'

const messages = await loadAdminMessages('en')
const { types, fields, sections, screens, screenGroups, screenParts } = messages
const { pageTextGroups, pageTexts, editorPages: pages, languageNames } = messages
const texts = flattenMessages({
  ...{ types, fields, sections, screens, screenGroups, screenParts },
  ...{ pageTextGroups, pageTexts, editorPages: pages, languageNames },
})

/** English texts of the declarations by their path in the catalogue; null for those that are only there. */
const declared = new Map<string, string | null>([
  ...contentTypes.flatMap(({ table, labels }) => [
    [`types.${table}.one`, labels.one] as const,
    [`types.${table}.many`, labels.many] as const,
    [`types.${table}.add`, null] as const,
    [`types.${table}.edit`, null] as const,
  ]),
  ...contentTypes.flatMap((type) => Object.values(type.fields).flatMap(textsOfField)),
  ...contentScreens.flatMap(({ layout }) =>
    layout.sections.flatMap(({ key, link }) =>
      ['title', ...(link === undefined ? [] : ['link'])].map(
        (text) => [`${key}.${text}`, null] as const,
      ),
    ),
  ),
  ...allScreens
    .flatMap(({ label, group, parts = {} }) => [
      label,
      ...(group === undefined ? [] : [`screenGroups.${group}`]),
      ...Object.values(parts),
    ])
    .filter((path) => !path.startsWith('types.'))
    .map((path) => [path, null] as const),
  ...textGroupNames.flatMap((group) => [
    [`pageTextGroups.${group}`, null] as const,
    ...Object.keys(textsOfGroup(group)).map((id) => [`pageTexts.${id}`, null] as const),
  ]),
  ...editorPageNames.map((page) => [`editorPages.${page}`, null] as const),
  ...Object.entries(englishLanguageNames).map(
    ([language, name]) => [`languageNames.${language}`, name] as const,
  ),
])

/** Texts that a field, an option of it or a section may have. */
const optional =
  /^(?<declaration>fields\..+|sections\..+)\.(?:aside|help|placeholder|lead|optionHelp\.(?<option>.+))$/

it('has the texts of every declaration, and no others', () => {
  const missing = [...declared.keys()].filter((path) => !texts.has(path))
  const superfluous = [...texts.keys()].filter((path) => !declared.has(path) && !isOptional(path))
  expect({ missing, superfluous }).toEqual({ missing: [], superfluous: [] })
})

it('says in English what the API says', () => {
  const different = [...declared].filter(
    ([path, english]) => english !== null && texts.get(path) !== english,
  )
  expect(different).toEqual([])
})

function textsOfField(field: Field | EntryField): (readonly [string, string | null])[] {
  const path = `fields.${field.path}`
  const options = field.kind === 'text' ? Object.entries(field.options ?? {}) : []
  const entries: (Field | EntryField)[] =
    field.kind === 'records' || field.kind === 'group' ? Object.values(field.entries) : []
  return [
    [`${path}.label`, null],
    ...options.map(([option, label]) => [`${path}.options.${option}`, label] as const),
    ...entries.flatMap(textsOfField),
  ]
}

function isOptional(path: string): boolean {
  const { declaration, option } = optional.exec(path)?.groups ?? {}
  if (declaration === undefined) return false
  if (option !== undefined) return declared.has(`${declaration}.options.${option}`)
  return declared.has(`${declaration}.label`) || declared.has(`${declaration}.title`)
}
