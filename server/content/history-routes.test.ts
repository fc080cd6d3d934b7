import { afterEach, expect, it, vi } from 'vitest'
import { administrator, catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { namesOf } from '../../tests/helpers/names.ts'
import { deleteUnusedPictures } from '../../tests/helpers/pictures.ts'
import { day } from '../kernel/clock.ts'

const shop = catalogueForEachTest()
afterEach(() => void vi.useRealTimers())

const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
const asha = { _id: expect.any(String), name: administrator.name }

/** Moves the date forward by a number of days; timers keep running. */
function laterBy(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })
}

const addCategory = async (name: string, colour?: string) =>
  shop.addCategory(name, { image: await smallPhotograph(colour) })
async function change(path: string, json: object) {
  expect((await shop.call('PUT', path, { json })).status).toBe(200)
}
/** The first session has expired once the date moved forward. */
async function signInAgain(): Promise<string> {
  const { email, password } = administrator
  return (await shop.services.accounts.signIn(email, password, '192.0.2.1')).token
}
async function remove(path: string) {
  expect((await shop.call('DELETE', path)).status).toBe(200)
}
const historyOf = (path: string) => shop.read(`${path}/history`)

it('lists the revisions of a record, newest first, paginated, each in its response format', async () => {
  const category = await addCategory('Swings')
  await change(`/ourCategories/${category._id}`, { name: 'Jhoolas' })
  const { revisions, total } = await historyOf(`/ourCategories/${category._id}`)
  expect(total).toBe(2)
  const path = category.path.replace('swings', 'jhoolas')
  const [{ at }] = revisions
  const renamed = { name: 'Jhoolas', slug: 'jhoolas', path, version: 2, updatedAt: at }
  const first = { version: 1, action: 'create', at: category.createdAt, by: asha, state: category }
  expect(revisions).toEqual([
    { version: 2, action: 'update', at, by: asha, state: { ...category, ...renamed } },
    first,
  ])
  const page = await shop.read(`/ourCategories/${category._id}/history?skip=1&limit=1`)
  expect(page).toEqual({ revisions: [first], total: 2 })
})

it('restores an earlier version as a new version', async () => {
  const category = await addCategory('Swings', '#112233')
  const form = createForm({ name: 'Jhoolas', image: await smallPhotograph('#445566') })
  await shop.call('PUT', `/ourCategories/${category._id}`, { form })
  const { status, body } = await shop.call('POST', `/ourCategories/${category._id}/history/1`)
  expect([status, body.message]).toEqual([200, 'Category restored to version 1.'])
  expect(body.categoryData).toEqual({ ...category, version: 3, updatedAt: expect.any(String) })
  const { revisions } = await historyOf(`/ourCategories/${category._id}`)
  expect(revisions).toMatchObject([
    { action: 'restore' },
    { action: 'update' },
    { action: 'create' },
  ])
})

it('returns 404 for unknown versions and records, 400 for invalid ones, 409 for a conflict', async () => {
  const { _id } = await addCategory('Swings')
  const restore = (id: string, version: string, headers = {}) =>
    shop.call('POST', `/ourCategories/${id}/history/${version}`, { headers })
  expect((await restore(_id, '7')).body.message).toBe('Version not found')
  expect((await restore(_id, '7')).status).toBe(404)
  expect((await restore(_id, 'last')).status).toBe(400)
  expect((await restore(unknown, '1')).status).toBe(404)
  expect((await restore('7', '1')).status).toBe(400)
  expect((await shop.call('GET', `/ourCategories/${unknown}/history`)).status).toBe(404)
  await change(`/ourCategories/${_id}`, { name: 'Jhoolas' })
  const stale = await restore(_id, '1', { 'if-match': '"1"' })
  expect([stale.status, stale.body.current.name]).toEqual([409, 'Jhoolas'])
})

it('keeps the history of a deleted record, but returns 404 when restoring a version of it', async () => {
  const { _id } = await addCategory('Swings')
  await remove(`/ourCategories/${_id}`)
  const { revisions } = await historyOf(`/ourCategories/${_id}`)
  expect(revisions[0]).toMatchObject({ version: 2, action: 'delete', state: { name: 'Swings' } })
  expect((await shop.call('POST', `/ourCategories/${_id}/history/1`)).status).toBe(404)
})

it('omits a deleted category from revisions and from restored products', async () => {
  const category = await addCategory('Swings')
  const { _id } = await shop.addProduct({ name: 'Jhoola', createdBy: category._id })
  await change(`/ourCategoriesItems/${_id}`, { name: 'Other', createdBy: '' })
  const createdBy = async () =>
    (await historyOf(`/ourCategoriesItems/${_id}`)).revisions[1].state.createdBy
  expect(await createdBy()).toEqual({ _id: category._id, name: 'Swings' })
  await remove(`/ourCategories/${category._id}`)
  expect(await createdBy()).toBeNull()
  const { body } = await shop.call('POST', `/ourCategoriesItems/${_id}/history/1`)
  expect(body.categoryItemData).toMatchObject({ name: 'Jhoola', createdBy: null })
})

it('returns 409 when restoring a version whose photos were deleted', async () => {
  const { _id } = await addCategory('Swings', '#112233')
  const form = createForm({ name: 'Jhoolas', image: await smallPhotograph('#445566') })
  await shop.call('PUT', `/ourCategories/${_id}`, { form })
  await deleteUnusedPictures(shop)
  laterBy(32)
  expect(await shop.services.sweep()).toBe(1)
  const token = await signInAgain()
  const { status, body } = await shop.call('POST', `/ourCategories/${_id}/history/1`, { token })
  expect([status, body.message]).toEqual([409, expect.stringContaining('no longer exists')])
})

it('restores a deleted record with its id, position and creation date', async () => {
  const names = async () => namesOf((await shop.read('/ourCategories')).categoryData)
  await addCategory('One')
  const two = await addCategory('Two', '#112233')
  await addCategory('Three')
  await remove(`/ourCategories/${two._id}`)
  const deletedAt = expect.any(String)
  const record = { ...two, version: 2, updatedAt: deletedAt }
  const deleted = { _id: two._id, resource: 'ourCategories', name: 'Two', record }
  const trash = [{ ...deleted, deletedAt, deletedBy: asha }]
  expect(await shop.read('/trash')).toEqual({ trash, total: 1 })
  const back = await shop.call('POST', `/trash/${two._id}`)
  expect([back.status, back.body.message]).toEqual([200, 'Category restored.'])
  expect(back.body.categoryData).toEqual({ ...two, version: 3, updatedAt: expect.any(String) })
  expect(await names()).toEqual(['One', 'Two', 'Three'])
  expect(await shop.read('/trash')).toEqual({ trash: [], total: 0 })
  expect((await historyOf(`/ourCategories/${two._id}`)).revisions[0].action).toBe('restore')
  expect((await shop.app.inject({ url: two.image })).statusCode).toBe(200)
  const again = await shop.call('POST', `/trash/${two._id}`)
  expect([again.status, again.body.message]).toEqual([404, 'Deleted record not found'])
  expect((await shop.call('POST', `/trash/${unknown}`)).status).toBe(404)
})

it('restores many records or none, and refuses deletions that are no longer the last', async () => {
  const one = await shop.addProduct({ name: 'One' })
  const two = await shop.addProduct({ name: 'Two' })
  const ids: string[] = [one._id, two._id]
  const remove = async () =>
    (await shop.call('POST', '/ourCategoriesItems/bulk-delete', { json: { ids } })).body.versions
  const restore = (json: object) => shop.call('POST', '/trash', { json })
  const versions = await remove()
  const missing = await restore({ ids: [...ids, unknown] })
  expect([missing.status, missing.body.message]).toEqual([404, 'Deleted record not found'])
  expect((await shop.read('/trash')).total).toBe(2)

  const { status, body } = await restore({ ids, versions })
  const restored = { [one._id]: 3, [two._id]: 3 }
  expect([status, body]).toEqual([200, { message: '2 records restored.', versions: restored }])
  await remove()
  await restore({ ids: [two._id] })
  for (const [sent, names] of [
    [ids, '“One”, “Two”'],
    [[two._id], '“Two”'],
  ] as const) {
    const refused = await restore({ ids: sent, versions })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Someone else changed ${names} meanwhile, so nothing was saved. Check the list and try again.`,
    ])
  }
  expect((await shop.read('/trash')).total).toBe(1)
  const last = await restore({ ids: [one._id], versions: { [one._id]: 4 } })
  expect(last.body.message).toBe('Product restored.')
  expect((await restore({ ids: [] })).body.message).toBe('Please choose at least one record.')
})

it('paginates the trash, latest deletion first', async () => {
  for (const name of ['One', 'Two', 'Three'])
    await remove(`/ourCategoriesItems/${(await shop.addProduct({ name }))._id}`)
  const { trash, total } = await shop.read('/trash?skip=1&limit=1')
  expect([namesOf(trash), total]).toEqual([['Two'], 3])
})

it('purges records from the trash after 30 days', async () => {
  const { _id } = await shop.addProduct({ name: 'Jhoola' })
  await remove(`/ourCategoriesItems/${_id}`)
  laterBy(31)
  const token = await signInAgain()
  expect((await shop.call('GET', '/trash', { token })).body).toEqual({ trash: [], total: 0 })
  expect((await shop.call('POST', `/trash/${_id}`, { token })).status).toBe(404)
})

it('restores a product without its deleted category, and a review only after its product', async () => {
  const category = await addCategory('Swings')
  const { _id } = await shop.addProduct({ name: 'Jhoola', createdBy: category._id })
  const json = { ourCategoriesItem: _id, name: 'Meera', rating: 5, comment: 'Good' }
  const review = (await shop.call('POST', '/itemReview/add', { json })).body.reviewData
  await remove(`/itemReview/${review._id}`)
  await remove(`/ourCategoriesItems/${_id}`)
  await remove(`/ourCategories/${category._id}`)
  const early = await shop.call('POST', `/trash/${review._id}`)
  const message = 'The product of this review was deleted. Restore the product first.'
  expect([early.status, early.body.message]).toEqual([409, message])
  const { body } = await shop.call('POST', `/trash/${_id}`)
  expect(body.categoryItemData).toMatchObject({ name: 'Jhoola', createdBy: null })
  expect((await shop.call('POST', `/trash/${review._id}`)).status).toBe(200)
})

it('logs every write in the activity log, newest first', async () => {
  const { _id } = await addCategory('Swings')
  await shop.call('PUT', '/ourCategories/order', { json: { ids: [_id] } })
  await shop.call('PUT', '/ourCategories/order', { json: { id: _id, after: null } })
  await remove(`/ourCategories/${_id}`)
  const body = await shop.read('/activity?limit=4')
  const entry = { resource: 'ourCategories', at: expect.any(String), by: asha }
  expect(body.activity).toEqual([
    { ...entry, recordId: _id, name: 'Swings', action: 'delete', version: 2 },
    { ...entry, recordId: '', name: 'Categories', action: 'arrange', version: 0 },
    { ...entry, recordId: '', name: 'Categories', action: 'arrange', version: 0 },
    { ...entry, recordId: _id, name: 'Swings', action: 'create', version: 1 },
  ])
  const all = await shop.call('GET', '/activity')
  expect(all.body.activity).toHaveLength(all.body.total)
  expect(all.body.activity.at(-1)).toMatchObject({ action: 'create', by: null })
  expect((await shop.call('GET', '/activity?limit=few')).status).toBe(400)
})
