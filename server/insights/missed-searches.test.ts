import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'

let shop: TestCatalogue
beforeEach(async () => {
  shop = await createTestCatalogue()
  await addProduct('Velvet Chair')
  await addProduct('Linen Sofa')
})
afterEach(() => shop.close())

async function addProduct(name: string): Promise<string> {
  return (await shop.call('POST', '/ourCategoriesItems/add', { json: { name } })).body
    .categoryItemData._id
}
async function search(...searches: string[]) {
  for (const words of searches) shop.services.views.addZeroResultSearch(words, '')
  await shop.services.views.write()
}
async function missed() {
  const { interest } = (await shop.call('GET', '/statistics?days=1')).body
  return interest.missed.map(({ words }: { words: string }) => words)
}
const saveSynonyms = (...synonyms: string[]) =>
  shop.call('PUT', '/settings', { json: { synonyms } })

it('lists what was searched for in vain until a synonym mends it', async () => {
  await search('zeppelin', 'zeppelin', 'gramophone')
  expect(await missed()).toEqual(['zeppelin', 'gramophone'])
  await saveSynonyms('zeppelin = linen sofa')
  expect(await missed()).toEqual(['gramophone'])
  await saveSynonyms()
  expect(await missed()).toEqual(['zeppelin', 'gramophone'])
})

it('takes a synonym whose stop words no search looks for', async () => {
  await search('zeppelin of lead')
  await saveSynonyms('zeppelin of lead = linen sofa')
  expect(await missed()).toEqual([])
})

it('lists it until a product has these words, and only one that visitors see', async () => {
  await search('zeppelin')
  const id = await addProduct('Zeppelin Lamp')
  expect(await missed()).toEqual([])
  await shop.call('PUT', `/ourCategoriesItems/${id}`, { json: { visibility: 'hidden' } })
  expect(await missed()).toEqual(['zeppelin'])
})

it('lists a search that products have only parts of', async () => {
  await search('velvet sofa', 'linen sofa')
  expect(await missed()).toEqual(['velvet sofa'])
  await addProduct('Sofa of Velvet')
  expect(await missed()).toEqual([])
})

/** Things that no furniture shop has, in the order of a list. */
const things = [
  'accordion',
  'bagpipes',
  'gramophone',
  'igloo',
  'kayak',
  'parachute',
  'submarine',
  'telescope',
  'trampoline',
  'typewriter',
  'wheelbarrow',
  'xylophone',
]

it('fills its ten lines from behind those that were mended', async () => {
  await search(...things)
  expect(await missed()).toEqual(things.slice(0, 10))
  await saveSynonyms(...things.slice(0, 4).map((word) => `${word} = sofa`))
  expect(await missed()).toEqual(things.slice(4))
})

it('keeps every sign of a word in another script, and numbers of people out in all of them', async () => {
  await search('  ज़ेपेलिन ', 'Café ZEPPELIN', '९८७६५४३२१०')
  expect((await missed()).toSorted()).toEqual(['cafe zeppelin', 'ज़ेपेलिन'.normalize('NFC')])
})
