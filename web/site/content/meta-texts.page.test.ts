import { beforeAll, expect, it } from 'vitest'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'

interface Shown {
  _id: string
  name: string
  path: string
}

const shop = shopForAllTests('demo')
const hostile = '</title><script>alert(1)</script> "\' & swings'
const tooLongToShow = `${'A long description. '.repeat(14)}\n\nEnd.`
let sofa: Shown
let swings: Shown

beforeAll(async () => {
  await shop.call('PUT', '/settings', { languages: ['en', 'hi'] })
  sofa = (await shop.read('/ourCategoriesItems?q=Three-Seat Linen Sofa')).categoryItemData[0]
  swings = (await shop.read('/ourCategories')).categoryData[0]
})

/** What search engines and link previews read. */
async function headOf(path: string) {
  const { document, meta } = await shop.visit(path)
  return [document.title, meta('og:title'), meta('description'), meta('og:description')]
}

const pathOf = (kind: 'ourCategories' | 'ourCategoriesItems', { _id }: Shown) => `/${kind}/${_id}`

it('takes title and description of a product and a category in each language, and gives them back', async () => {
  for (const [path, page] of [
    [pathOf('ourCategoriesItems', sofa), sofa.path],
    [pathOf('ourCategories', swings), swings.path],
  ] as const) {
    const [before, inHindi] = [await headOf(page), await headOf(`/hi${page}`)]
    await shop.call('PUT', path, {
      metaTitle: 'Oak, made to measure',
      metaDescription: tooLongToShow,
      translations: { hi: { metaTitle: 'ओक का, आपकी नाप से', metaDescription: 'हाथ से बना।' } },
    })
    const title = 'Oak, made to measure'
    const description = tooLongToShow.replaceAll(/\s+/g, ' ')
    expect(await headOf(page)).toEqual([
      `${title} | Zula Living`,
      ...[title, description, description],
    ])
    expect(await headOf(`/hi${page}`)).toEqual([
      'ओक का, आपकी नाप से | Zula Living',
      ...['ओक का, आपकी नाप से', 'हाथ से बना।', 'हाथ से बना।'],
    ])
    const none = { metaTitle: '', metaDescription: '' }
    await shop.call('PUT', path, { ...none, translations: { hi: none } })
    expect([await headOf(page), await headOf(`/hi${page}`)]).toEqual([before, inHindi])
  }
})

it('keeps the selection, the number of a page, and the names in structured data', async () => {
  await shop.call('PUT', pathOf('ourCategoriesItems', sofa), { metaTitle: 'Linen sofa' })
  const chosen = await shop.visit(`${sofa.path}?fabric=indigo-linen`)
  expect(chosen.document.title).toBe('Linen sofa, Indigo linen | Zula Living')
  expect(chosen.structuredData('ItemPage')[0].name).toBe(sofa.name)
  await shop.call('PUT', '/pageTexts', { texts: { shopMetaTitle: 'All swings' } })
  expect((await headOf('/product?page=2'))[0]).toBe('All swings, page 2 | Zula Living')
})

it('names the brand once, and shows hostile text as text', async () => {
  const path = pathOf('ourCategoriesItems', sofa)
  await shop.call('PUT', path, { metaTitle: 'Zula Living: sofas', metaDescription: hostile })
  expect((await headOf(sofa.path)).slice(0, 3)).toEqual([
    ...['Zula Living: sofas', 'Zula Living: sofas', hostile],
  ])
  await shop.call('PUT', path, { metaTitle: hostile })
  const { document } = await shop.visit(sofa.path)
  expect(document.title).toBe(`${hostile} | Zula Living`)
  const scripts = [...document.scripts].map(({ textContent }) => textContent)
  expect(scripts).not.toContain('alert(1)')
})

it.each([
  ['home', '/'],
  ['about', '/aboutus'],
  ['contact', '/contactus'],
  ['shop', '/product'],
  ['rooms', '/rooms'],
])('takes those of the page %s from the page texts', async (id, path) => {
  await shop.call('PUT', '/pageTexts', { texts: {} })
  const before = await headOf(path)
  const [title, description] = [`${id}MetaTitle`, `${id}MetaDescription`]
  await shop.call('PUT', '/pageTexts', {
    texts: { [title]: `{shortName} ${id}`, [description]: `On ${id} by {brand}` },
    translations: { hi: { texts: { [title]: `झूले ${id}` } } },
  })
  expect(await headOf(path)).toEqual([
    `Zula ${id} | Zula Living`,
    ...[`Zula ${id}`, `On ${id} by Zula Living`, `On ${id} by Zula Living`],
  ])
  expect((await headOf(`/hi${path === '/' ? '' : path}`)).slice(0, 3)).toEqual([
    `झूले ${id} | Zula Living`,
    ...[`झूले ${id}`, `On ${id} by Zula Living`],
  ])
  await shop.call('PUT', '/pageTexts', { texts: {} })
  expect(await headOf(path)).toEqual(before)
})
