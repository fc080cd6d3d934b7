import { beforeEach, expect, it } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'

const shop = catalogueForEachTest()
let id: string
beforeEach(async () => {
  id = (await read())._id
})

const numbers = { mobileNumber: '9876543210', watsappNumber: '9876543211' }
const rest = {
  title: 'Visit us',
  description: 'Every day but Monday',
  address: 'One, Two, Three',
  email: 'shop@example.com',
}
const missing = {
  title: 'The title field is required.',
  description: 'The description field is required.',
  image: 'The image field is required.',
  address: 'The location field is required.',
  email: 'Invalid email',
}

const read = async () => (await shop.visit('/contactUS')).contactUsData
const put = (json: object) => shop.call('PUT', `/contactUS/${id}`, { json })
async function complete() {
  const form = createForm({ ...numbers, ...rest, image: await smallPhotograph() })
  return shop.call('PUT', `/contactUS/${id}`, { form })
}

it('accepts the two phone numbers alone until the contact has been complete once', async () => {
  const { status, body } = await put(numbers)
  expect([status, body.message]).toEqual([200, 'Contact saved.'])
  expect(body.contactUsData).toMatchObject({ ...numbers, version: 2, title: '', email: '' })
  expect(await read()).toMatchObject({ ...numbers, image: '', address: '', instagramLink: '' })
  const { watsappNumberData } = await shop.visit('/watsappNumber')
  expect(watsappNumberData.watsappNumber).toBe(numbers.watsappNumber)
  const empty = { title: ' ', description: '', address: '', email: '', image: '', facebookLink: '' }
  const form = createForm({ ...empty, ...numbers, watsappNumber: '9000000000' })
  expect((await shop.call('PUT', `/contactUS/${id}`, { form })).status).toBe(200)
  expect((await read()).watsappNumber).toBe('9000000000')
  expect((await complete()).status).toBe(200)
  expect(await read()).toMatchObject({ ...numbers, ...rest, version: 4 })
})

const mobileNumber = 'Mobile number must be 10 digits'
const watsappNumber = 'WhatsApp number must be 10 digits'

it.each([
  [{ ...numbers, mobileNumber: '12345' }, { mobileNumber }],
  [{ mobileNumber: '9876543210' }, { watsappNumber }],
  [
    { mobileNumber: 'x', watsappNumber: 'y' },
    { mobileNumber, watsappNumber },
  ],
  [{ ...numbers, watsappNumber: 98765 }, { watsappNumber: 'must be text' }],
])('returns validation errors only for the invalid or missing number: %j', async (json, errors) => {
  const { status, body } = await put(json)
  expect([status, body.errors]).toEqual([422, errors])
  expect((await read()).version).toBe(1)
})

it('requires all fields as soon as any field besides the numbers is sent', async () => {
  await put(numbers)
  const { title: _, ...others } = missing
  expect((await put({ title: 'Visit us' })).body.errors).toEqual(others)
  expect((await put({ ...numbers, email: 'nobody' })).body.errors).toEqual(missing)
  const { address: __, ...withoutAddress } = { ...rest, ...numbers }
  expect((await put(withoutAddress)).body.errors).toMatchObject({ address: missing.address })
  const link = await put({ ...numbers, instagramLink: 'https://example.com/shop' })
  expect(link.body.errors).toEqual(missing)
  expect(await read()).toMatchObject({ ...numbers, title: '', version: 2 })
})

it('requires all fields of a contact that was complete, also when restoring a version', async () => {
  await put(numbers)
  await put({ ...numbers, mobileNumber: '9000000000' })
  const back = await shop.call('POST', `/contactUS/${id}/history/2`)
  expect([back.status, (await read()).mobileNumber]).toEqual([200, numbers.mobileNumber])
  await complete()
  const emptied = { title: '', description: '', image: '', address: '', email: '' }
  const { image: _, ...texts } = missing
  expect((await put({ ...numbers, ...emptied })).body.errors).toEqual(texts)
  expect((await put({ mobileNumber: '1' })).body.errors).toEqual({ mobileNumber })
  const restored = await shop.call('POST', `/contactUS/${id}/history/2`)
  expect([restored.status, restored.body.message]).toEqual([422, missing.title])
  expect(await read()).toMatchObject({ ...numbers, ...rest, version: 5 })
})
