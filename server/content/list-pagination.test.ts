import { expect, it } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'
import { namesOf } from '../../tests/helpers/names.ts'

const shop = catalogueForEachTest()

async function addCategories(...names: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    const form = createForm({ name, image: await photograph() })
    ids.push((await shop.call('POST', '/ourCategories/add', { form })).body.categoryData._id)
  }
  return ids
}

it('paginates a list with skip and limit', async () => {
  await addCategories('Swings', 'Sofas', 'Chairs', 'Tables')
  const namesAt = async (query: string) => {
    const body = await shop.read(`/ourCategories${query}`)
    return namesOf(body.categoryData)
  }
  expect(await namesAt('?skip=1&limit=2')).toEqual(['Sofas', 'Chairs'])
  expect(await namesAt('?skip=3')).toEqual(['Tables'])
  expect(await namesAt('?limit=1')).toEqual(['Swings'])
  expect(await namesAt('?skip=4')).toEqual([])
})

it('uses the last of two query parameters, rejects a JSON array as body, sends errors with no-store', async () => {
  await addCategories('Swings', 'Sofas', 'Chairs')
  const twice = await shop.call('GET', '/ourCategories?limit=3&limit=1')
  expect(twice.body.categoryData).toHaveLength(1)
  const list = await shop.call('PUT', '/settings', { json: ['brandName'] })
  expect([list.status, list.body.message]).toEqual([400, 'The body must be a JSON object.'])
  expect(list.headers['cache-control']).toBe('no-store')
})
