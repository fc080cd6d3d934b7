import { expect, it } from 'vitest'
import { settings } from '../../domain/content/settings.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { createServices } from '../app/services.ts'

const shop = catalogueForEachTest()

it('accepts one of two concurrent updates and returns 409 to the other, with and without files', async () => {
  const { _id } = await shop.addCategory('Swings')
  for (let version = 1; version <= 4; version += 1) {
    const image = version % 2 === 0 ? '' : await smallPhotograph(`#${version}${version}aa00`)
    const write = (name: string) =>
      shop.call('PUT', `/ourCategories/${_id}`, {
        form: createForm({ name, image }),
        headers: { 'if-match': `"${version}"` },
      })
    const answers = await Promise.all([write('One'), write('Other')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect(won?.body.categoryData.version).toBe(version + 1)
    expect(lost?.body.current).toEqual(won?.body.categoryData)
  }
})

it('returns 409 for a stale version before it processes the uploaded photo', async () => {
  const { _id } = await shop.addCategory('Swings')
  const image = {
    filename: 'no smallPhotograph.jpg',
    bytes: Buffer.from('nothing that can be seen'),
  }
  const form = createForm({ name: 'Late', image })
  const late = (version: number) =>
    shop.call('PUT', `/ourCategories/${_id}`, { form, headers: { 'if-match': `"${version}"` } })
  expect((await late(1)).status).toBe(415)
  expect((await late(0)).status).toBe(409)
})

it('accepts only one of a concurrent update and deletion', async () => {
  const { _id } = await shop.addCategory('Swings')
  const headers = { 'if-match': '"1"' }
  const form = createForm({ name: 'Changed', image: await smallPhotograph('#222222') })
  const [changed, removed] = await Promise.all([
    shop.call('PUT', `/ourCategories/${_id}`, { form, headers }),
    shop.call('DELETE', `/ourCategories/${_id}`, { headers }),
  ])
  expect([200, 404, 409]).toContain(changed.status)
  expect(removed.status === 200).toBe(changed.status !== 200)
})

it('creates the settings record only once, however often the services start', async () => {
  const { _id } = (await shop.read('/settings')).settingsData
  const again = await createServices(shop.place)
  const { records } = await again.content.list(settings)
  await again.close()
  expect(records.map((record) => record._id)).toEqual([_id])
})
