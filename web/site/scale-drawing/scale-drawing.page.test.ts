import { beforeAll, expect, it } from 'vitest'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')
let path: string

beforeAll(async () => {
  const { categoryItemData } = await shop.read('/ourCategoriesItems?q=Teak Spindle Jhoola')
  path = categoryItemData[0].path
})

it('asks in a closed form for the sizes of the room', async () => {
  const { document } = await shop.visit(path)
  expect(document.querySelector<HTMLDetailsElement>('#scale details')?.open).toBe(false)
  const form = document.querySelector<HTMLFormElement>('#scale form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '#scale'])
  const fields = [...(form?.querySelectorAll('[name]') ?? [])]
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(['wall', 'ceiling', 'unit'])
})

it('draws the room of a submitted form, and answers whether the product fits', async () => {
  const { document } = await shop.visit(`${path}?wall=8&ceiling=&unit=ft`)
  const section = document.querySelector('#scale')
  expect(section?.querySelector('details')?.open).toBe(true)
  expect(section?.querySelector<HTMLInputElement>('[name="wall"]')?.value).toBe('8 ft')
  expect(section?.querySelector<HTMLSelectElement>('[name="unit"]')?.value).toBe('ft')
  expect(section?.querySelector('.scale-answers')?.textContent).toMatch(/to spare on each side\.$/)
  expect(section?.querySelectorAll('.scale-room')).toHaveLength(1)
})

it('has neither drawing nor its stylesheet for a product without sizes', async () => {
  const { categoryItemData } = await shop.call('POST', '/ourCategoriesItems/add', { name: 'Plain' })
  const { html } = await shop.visit(categoryItemData.path)
  expect(html).not.toContain('id="scale"')
  expect(html).not.toContain('scale-drawing')
})
