import { expect, it } from 'vitest'
import { toMessage } from '../../messages/issue-message.ts'
import { type TextGroupName, textGroupNames, textsOfGroup } from '../../text/page-texts.ts'
import { defaultTexts, englishMessages } from '../../text/site-messages.ts'
import { pageTexts } from '../page-texts.ts'
import { placeholdersOf, textsSchema } from './texts-field.ts'

const known = {
  action: { group: 'home', defaultText: 'Shop Now', limit: 20 },
  lead: {
    group: 'home',
    defaultText: 'All {count} pieces',
    limit: 40,
    mayBeLeftOut: true,
  },
}
const schema = textsSchema(known)
const faultsOf = (value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), toMessage(issue)])

it('stores only texts that differ from the default, in the order of their declaration', () => {
  expect(schema.parse({ lead: 'Only {count}', action: ' See\n them ' })).toEqual({
    action: 'See them',
    lead: 'Only {count}',
  })
  expect(schema.parse({ action: 'Shop Now', lead: null })).toEqual({})
})

it('stores an emptied optional text, and resets an emptied required text to its default', () => {
  expect(schema.parse({ action: '', lead: '' })).toEqual({ lead: '' })
})

it('parses the JSON of a form like an object, and an empty value as no texts', () => {
  expect(schema.parse('{"action":"See"}')).toEqual({ action: 'See' })
  for (const nothing of ['', null, undefined]) expect(schema.parse(nothing)).toEqual({})
})

it('drops unknown names, including properties of Object.prototype', () => {
  const text = '{"other":"x","__proto__":{"action":"y"},"constructor":"z"}'
  expect(schema.parse(text)).toEqual({})
})

it('reports validation errors with the path and the label of the text', () => {
  const noTexts = { code: 'fields.notNamedTexts' }
  expect(faultsOf('words')).toEqual([['', noTexts]])
  expect(faultsOf(['action'])).toEqual([['', noTexts]])
  const inText = (id: string, problem: object) => ({
    code: 'fields.inPageText',
    params: {
      group: { label: 'pageTextGroups.home' },
      text: { label: `pageTexts.${id}` },
      problem,
    },
  })
  expect(faultsOf({ action: 'x'.repeat(21), lead: 7 })).toEqual([
    ['action', inText('action', { code: 'fields.tooLong', params: { max: 20 } })],
    ['lead', inText('lead', { code: 'fields.notText' })],
  ])
  const params = { word: '{count}', known: '{brand}, {shortName}' }
  expect(faultsOf({ action: '{count} {brand}' })).toEqual([
    ['action', inText('action', { code: 'fields.unknownPlaceholder', params })],
  ])
})

it('page texts have unique ids and labels', () => {
  const all = Object.entries(pageTexts.fields.texts.known)
  const declared = textGroupNames.flatMap((group) => Object.keys(textsOfGroup(group)))
  expect(declared).toEqual(all.map(([id]) => id))
  const labels = new Map(Object.entries(englishMessages.pageTexts))
  const named = all.map(([id, { group }]) => `${group}: ${labels.get(id)}`)
  expect(new Set(named).size).toBe(all.length)
})

it('the default page texts use placeholders instead of a shop name', () => {
  const names: TextGroupName[] = ['figures', 'frame', 'home']
  expect(Object.values(defaultTexts).join('\n')).not.toMatch(/zula/i)
  for (const name of names) {
    const texts = Object.keys(textsOfGroup(name)).map((id) => defaultTexts[id] ?? '')
    expect(texts.some((text) => /\{(?:brand|shortName)\}/.test(text))).toBe(true)
  }
  expect(placeholdersOf({ ...known.lead })).toEqual(['{count}', '{brand}', '{shortName}'])
})
