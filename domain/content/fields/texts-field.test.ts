import { expect, it } from 'vitest'
import { type TextGroupName, textGroups } from '../../text/page-texts.ts'
import { placeholdersOf, textsSchema } from './texts-field.ts'

const known = {
  action: { part: 'Home', label: 'Button', defaultText: 'Shop Now', limit: 20 },
  lead: {
    part: 'Home',
    label: 'Lead',
    defaultText: 'All {count} pieces',
    limit: 40,
    mayBeLeftOut: true,
  },
}
const schema = textsSchema(known)
const faultsOf = (value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message])

it('keeps what differs from the usual, in the order of the declaration', () => {
  expect(schema.parse({ lead: 'Only {count}', action: ' See\n them ' })).toEqual({
    action: 'See them',
    lead: 'Only {count}',
  })
  expect(schema.parse({ action: 'Shop Now', lead: null })).toEqual({})
})

it('lets a subtitle be left out, and an emptied button go back to the usual text', () => {
  expect(schema.parse({ action: '', lead: '' })).toEqual({ lead: '' })
})

it('reads the JSON of a form as it reads an object, and nothing as no text', () => {
  expect(schema.parse('{"action":"See"}')).toEqual({ action: 'See' })
  for (const nothing of ['', null, undefined]) expect(schema.parse(nothing)).toEqual({})
})

it('drops names that it does not know, those of every object among them', () => {
  const text = '{"other":"x","__proto__":{"action":"y"},"constructor":"z"}'
  expect(schema.parse(text)).toEqual({})
})

it('says which text is wrong, and how', () => {
  expect(faultsOf('words')).toEqual([['', 'must be texts by their names']])
  expect(faultsOf(['action'])).toEqual([['', 'must be texts by their names']])
  expect(faultsOf({ action: 'x'.repeat(21), lead: 7 })).toEqual([
    ['action', 'Home, “Button”: must be at most 20 characters'],
    ['lead', 'Home, “Lead”: must be text'],
  ])
  expect(faultsOf({ action: '{count} {brand}' })).toEqual([
    ['action', 'Home, “Button”: {count} is not known here. You can use {brand}, {shortName}.'],
  ])
})

it('has the usual texts of the pages keep their own rules, each under a name of its own', () => {
  const groups = Object.entries(textGroups)
  const all = groups.flatMap(([, { label, texts }]) =>
    Object.entries(texts).map(([id, text]) => ({ id, part: label, ...text })),
  )
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { id, part, label } of all) {
    const alike = all.filter((other) => other.part === part && other.label === label)
    expect(alike.map((text) => text.id)).toEqual([id])
  }
  for (const text of all)
    expect([text.id, text.defaultText.length <= text.limit]).toEqual([text.id, true])
})

it('names no shop in the usual texts', () => {
  const names: TextGroupName[] = ['figures', 'frame', 'home']
  const texts = Object.values(textGroups).flatMap(({ texts }) => Object.values(texts))
  expect(texts.map(({ defaultText }) => defaultText).join('\n')).not.toMatch(/zula/i)
  for (const name of names) {
    const defaultText = Object.values(textGroups[name].texts).map((text) => text.defaultText)
    expect(defaultText.some((text) => /\{(?:brand|shortName)\}/.test(text))).toBe(true)
  }
  expect(placeholdersOf({ ...known.lead })).toEqual(['{count}', '{brand}', '{shortName}'])
})
