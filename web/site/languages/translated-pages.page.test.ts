import { beforeAll, expect, it } from 'vitest'
import { indexedPaths } from '../../../domain/urls/public-pages.ts'
import { findEnglish, readTyped, textsOf } from '../../../tests/helpers/foreign-words.ts'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'

interface Product {
  _id: string
  name: string
  path: string
  choices?: unknown[]
}

const shop = shopForAllTests('demo')
let products: Product[]

beforeAll(async () => {
  await shop.call('PUT', '/settings', { languages: ['en', 'hi', 'gu'] })
  products = (await shop.read('/ourCategoriesItems')).categoryItemData
})

it.each(['hi', 'gu'])('shows no untranslated text in pages in %s', async (language) => {
  const typed = await readTyped((path) => shop.call('GET', path))
  // Search words, and their corrected spelling.
  for (const word of ['teka', 'tea', 'teak', 'zzzzqq']) typed.add(word)
  const ids = products.slice(0, 3).map(({ _id }) => _id)
  const chosen = products.filter(({ choices = [] }) => choices.length > 0).slice(0, 2)
  const found: string[] = []
  for (const path of [
    ...[...indexedPaths(), '/product?page=2', '/product?show=filters'],
    ...['/product?q=teka', '/product?q=zzzzqq', '/product?tag=teak&maxPrice=90000&width=200+cm'],
    ...[products[0], products[7], ...chosen].flatMap((one) => one?.path ?? []),
    ...[`/contactus?product=${ids[0]}`, `/compare?ids=${ids}`, `/shortlist?ids=${ids}`],
    ...[`/compare?ids=${ids}&only=differences`, '/compare', '/shortlist'],
    ...['/nowhere', '/product-detail/nothing-000000000000'],
  ]) {
    const { document } = await shop.visit(`/${language}${path}`)
    expect([path, document.documentElement.lang]).toEqual([path, language])
    found.push(...findEnglish(textsOf(document), typed).map((text) => `${path} ${text}`))
  }
  expect(found).toEqual([])
})

it('marks texts without a translation as English', async () => {
  const [translated, other] = products
  // The first product has only its name in Hindi, the second has no Hindi text.
  await shop.call('PUT', `/ourCategoriesItems/${translated?._id}`, {
    translations: { hi: { name: 'सागौन का झूला', description: '' } },
  })
  await shop.call('PUT', `/ourCategoriesItems/${other?._id}`, {
    translations: { hi: { name: '' } },
  })
  const list = await shop.visit('/hi/product')
  const languageOf = (name: string | undefined) => {
    const names = [...list.document.querySelectorAll('.product-card-module__name')]
    return names.find(({ textContent }) => textContent === name)?.getAttribute('lang')
  }
  expect([languageOf('सागौन का झूला'), languageOf(other?.name)]).toEqual([null, 'en'])
  const { document, getByRole } = await shop.visit(`/hi${translated?.path}`)
  expect(document.title).toMatch(/^सागौन का झूला \| /)
  const heading = getByRole('heading', { level: 1 })
  expect([heading.textContent, heading.getAttribute('lang')]).toEqual(['सागौन का झूला', null])
  expect(document.querySelector('.prose')?.getAttribute('lang')).toBe('en')
})
