import { beforeEach, expect, it } from 'vitest'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForEachTest()
beforeEach(async () => {
  await addProduct('Velvet Chair')
  await addProduct('Linen Sofa')
})

const addProduct = async (name: string): Promise<string> => (await shop.addProduct({ name }))._id
async function search(...searches: string[]) {
  for (const words of searches) shop.services.views.addZeroResultSearch(words, '')
  await shop.services.views.write()
}
async function missed() {
  const { interest } = await shop.read('/statistics?days=1')
  return interest.missed.map(({ words }: { words: string }) => words)
}
const saveSynonyms = (...synonyms: string[]) =>
  shop.call('PUT', '/settings', { json: { synonyms } })

it('lists zero-result searches until a synonym resolves them', async () => {
  await search('zeppelin of lead', 'zeppelin of lead', 'gramophone')
  expect(await missed()).toEqual(['zeppelin of lead', 'gramophone'])
  await saveSynonyms('zeppelin of lead = linen sofa')
  expect(await missed()).toEqual(['gramophone'])
  await saveSynonyms()
  expect(await missed()).toEqual(['zeppelin of lead', 'gramophone'])
})

it('lists a zero-result search until a visible product matches it', async () => {
  await search('zeppelin')
  const id = await addProduct('Zeppelin Lamp')
  expect(await missed()).toEqual([])
  await shop.call('PUT', `/ourCategoriesItems/${id}`, { json: { visibility: 'hidden' } })
  expect(await missed()).toEqual(['zeppelin'])
})

it('lists a search that products match only in part', async () => {
  await search('velvet sofa', 'linen sofa')
  expect(await missed()).toEqual(['velvet sofa'])
  await addProduct('Sofa of Velvet')
  expect(await missed()).toEqual([])
})

/** Searches without results, in the alphabetical order of the list. */
const things = [
  ...['accordion', 'bagpipes', 'gramophone', 'igloo', 'kayak', 'parachute', 'submarine'],
  ...['telescope', 'trampoline', 'typewriter', 'wheelbarrow', 'xylophone'],
]

it('fills the ten-entry list with further searches when earlier ones are resolved', async () => {
  await search(...things)
  expect(await missed()).toEqual(things.slice(0, 10))
  await saveSynonyms(...things.slice(0, 4).map((word) => `${word} = sofa`))
  expect(await missed()).toEqual(things.slice(4))
})

it('keeps all characters of Devanagari searches, and omits phone numbers in any script', async () => {
  await search('  ज़ेपेलिन ', 'Café ZEPPELIN', '९८७६५४३२१०')
  expect((await missed()).toSorted()).toEqual(['cafe zeppelin', 'ज़ेपेलिन'.normalize('NFC')])
})
