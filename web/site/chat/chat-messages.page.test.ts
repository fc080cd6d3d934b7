import { beforeAll, expect, it } from 'vitest'
import { shopForAllTests, shopOrigin } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')
let product: { _id: string; path: string; material: string; createdBy: { _id: string } }

const categoryNumber = '919000000001'

beforeAll(async () => {
  product = (await shop.read('/ourCategoriesItems?q=Teak Spindle Jhoola')).categoryItemData[0]
  await shop.call('PUT', '/chatMessages', {
    product: 'Namaste, I like the {name}!\nPrice: {price}\nMade of {material}\n{link}',
    card: 'Card: {name}\n{link}',
    customSize: 'Another size of {name}, please',
    header: 'Hello {brand}',
  })
  await shop.call('PUT', `/ourCategories/${product.createdBy._id}`, { chatNumber: '9000000001' })
})

/** Number and message of a chat link. */
function chatOf(link: HTMLElement | undefined) {
  const url = new URL(link?.getAttribute('href') ?? '')
  return { number: url.pathname.slice(1), text: url.searchParams.get('text') }
}

it('orders a product in the words of the shop, without lines of empty fields', async () => {
  await shop.call('PUT', `/ourCategoriesItems/${product._id}`, { price: '' })
  const { getAllByRole } = await shop.visit(product.path)
  const [order] = getAllByRole('link', { name: 'Order on WhatsApp' })
  expect(chatOf(order)).toEqual({
    number: categoryNumber,
    text: `Namaste, I like the Teak Spindle Jhoola!\nMade of ${product.material}\n${shopOrigin}${product.path}`,
  })
})

it('orders from a card in the words of the shop, from the number of the category', async () => {
  const { getAllByRole } = await shop.visit('/product?q=Teak+Spindle')
  const [card] = getAllByRole('link', { name: /^Buy Via WhatsApp.*Teak Spindle Jhoola/ })
  expect(chatOf(card)).toEqual({
    number: categoryNumber,
    text: `Card: Teak Spindle Jhoola\n${shopOrigin}${product.path}`,
  })
})

it('opens a chat without a subject in the words and with the number of the shop', async () => {
  const { getByRole } = await shop.visit('/product')
  const { number, text } = chatOf(getByRole('link', { name: 'Chat with us on WhatsApp' }))
  expect(text).toBe('Hello Zula Living')
  expect(number).not.toBe(categoryNumber)
})

it('starts a message about a custom size in the words of the shop', async () => {
  const { getByRole } = await shop.visit(`/contactus?product=${product._id}`)
  expect(getByRole('textbox', { name: 'Your message' }).textContent).toBe(
    'Another size of Teak Spindle Jhoola, please\n\n',
  )
})

it('sends a message about a custom size to the number of the category', async () => {
  const { document } = await shop.visit(`/contactus?product=${product._id}`)
  const field = document.querySelector<HTMLTextAreaElement>('#message')
  expect(field?.name).toBe('text')
  expect(field?.form?.method).toBe('get')
  expect(field?.form?.action).toBe(`https://wa.me/${categoryNumber}`)
})
