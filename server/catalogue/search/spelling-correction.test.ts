import { beforeAll, expect, it } from 'vitest'
import { addDemoProducts } from '../../../bench/search-quality/demo-products.ts'
import { getSearchPath, readResults } from '../../../bench/search-quality/search-request.ts'
import { furnitureVocabulary } from '../../../domain/search/furniture-vocabulary.ts'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'

const shop = catalogueForAllTests({ READ_SECONDS: '0' })

beforeAll(async () => {
  await addDemoProducts(shop.services)
})

async function search(q: string) {
  const { body } = await shop.call('GET', getSearchPath(q), { token: null })
  return readResults(body)
}

it.each([
  ['canpoy swing', 'canopy swing'],
  ['wingbak chair', 'wingback chair'],
  ['teek', 'teak'],
  ['stol', 'stool'],
  ['sofa under 2 m, with cushoins', 'sofa cushion under 2 m'],
  ['do seater jhola', '2 seater jhoola'],
])('corrects %j, and finds the same as %j', async (q, corrected) => {
  expect(await search(q)).toEqual({ ...(await search(corrected)), corrected })
})

it.each([
  ['coffeetable', 'coffee table', 'Round Walnut Coffee Table'],
  ['sidetable', 'side table', 'Terrazzo Side Table'],
  ['eggchair', 'egg chair', 'Rattan Egg Chair'],
  ['sofaset', 'sofa set', 'Three-Seat Linen Sofa'],
  ['teaktable', 'teak table', 'Round Walnut Coffee Table'],
  ['sheeshamsofa', 'sheesham sofa', 'Cane-Side Sofa'],
])('splits %j into known words', async (q, corrected, first) => {
  expect(await search(q)).toMatchObject({ corrected, names: expect.arrayContaining([first]) })
})

it('finds the same by any corrected query, which needs no further correction', async () => {
  const wrong: unknown[] = []
  let count = 0
  for (const q of listMisspellings()) {
    const found = await search(q)
    if (found.corrected === undefined) continue
    count += 1
    const again = await search(found.corrected)
    if (JSON.stringify({ ...found, corrected: undefined }) !== JSON.stringify(again))
      wrong.push({ q, corrected: found.corrected, names: found.names, again })
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(40)
})

/** A phrase of each group with two letters swapped, or one left out, in its first long word. */
function listMisspellings(): string[] {
  const phrases = furnitureVocabulary.flatMap(
    ({ words }) => words.find((text) => /[a-z]{6}.* /.test(text)) ?? [],
  )
  return phrases.map((text, at) =>
    text.replace(/\p{Letter}{6,}/u, (word) => {
      const [middle, next] = [word[3] ?? '', word[4] ?? '']
      return word.slice(0, 3) + (at % 2 === 0 ? next + middle : next) + word.slice(5)
    }),
  )
}
