import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { furnitureVocabulary } from '../../domain/search/furniture-vocabulary.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { connectDatabase } from '../db/database.ts'

const shop = catalogueForEachTest()

const put = (json: object) => shop.call('PUT', '/settings', { json })
const disable = (disabledVocabularyGroups: unknown) => put({ disabledVocabularyGroups })
const disabled = async () => (await shop.read('/settings')).settingsData.disabledVocabularyGroups

it('enables all groups by default, and disables listed groups without duplicates', async () => {
  expect(await disabled()).toEqual([])
  const { status, body } = await disable(['sofa', 'swing', 'sofa', ''])
  expect(status).toBe(200)
  expect(body.settingsData.disabledVocabularyGroups).toEqual(['sofa', 'swing'])
  await put({ brandName: 'Zula Living' })
  expect(await disabled()).toEqual(['sofa', 'swing'])
  await disable([])
  expect(await disabled()).toEqual([])
})

it('disables all groups, beyond the usual limit of list entries', async () => {
  const ids = furnitureVocabulary.map(({ id }) => id)
  expect((await disable(ids)).status).toBe(200)
  expect(await disabled()).toEqual(ids)
  const form = createForm({ disabledVocabularyGroups: ids.toReversed().join(',') })
  expect((await shop.call('PUT', '/settings', { form })).status).toBe(200)
  expect(await disabled()).toEqual(ids.toReversed())
})

it('treats the words of a group as synonyms in searches until the group is disabled', async () => {
  await shop.call('POST', '/ourCategoriesItems/add', { json: { name: 'Linen Sofa' } })
  const find = async (q: string) =>
    (await shop.read(`/ourCategoriesItems?q=${encodeURIComponent(q)}`)).total
  const word = ownWordOf('sofa')
  expect(await find(word)).toBe(1)
  await disable(['sofa'])
  expect(await find(word)).toBe(0)
  expect(await find('sofa')).toBe(1)
})

/** Longest word that only this group has, so that spelling correction finds no other group. */
function ownWordOf(id: string): string {
  const others = furnitureVocabulary.filter((group) => group.id !== id)
  const known = others.flatMap(({ words }) => words.flatMap((word) => word.split(' ')))
  const words = furnitureVocabulary.find((group) => group.id === id)?.words ?? []
  const word = words
    .filter((one) => /^[a-z]+$/.test(one) && !known.includes(one))
    .toSorted((one, other) => other.length - one.length)[0]
  if (word === undefined) throw new Error(`Every word of ${id} is in another group too.`)
  return word
}

it('rejects an unknown group with an error that names it, and leaves the setting unchanged', async () => {
  await disable(['sofa'])
  const { status, body } = await disable(['sofa', 'zeppelin'])
  const message = 'The search has no group of words with the id “zeppelin”.'
  expect([status, body.message]).toEqual([422, message])
  expect(body.errors).toEqual({ disabledVocabularyGroups: message })
  for (const value of [[7], { id: 'sofa' }, true, Array.from({ length: 1_001 }, (_, i) => `${i}`)])
    expect((await disable(value)).status).toBe(422)
  expect(await disabled()).toEqual(['sofa'])
})

it('drops stored groups that no longer exist on the next update', async () => {
  const database = connectDatabase(shop.place)
  await sql`update "settings" set "disabledVocabularyGroups" = ${'["gone","sofa"]'}`.execute(
    database,
  )
  await database.destroy()
  const { status, body } = await put({ brandName: 'Zula Living' })
  expect([status, body.settingsData.disabledVocabularyGroups]).toEqual([200, ['sofa']])
})
