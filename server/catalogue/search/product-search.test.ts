import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { namesOf } from '../../../tests/helpers/names.ts'
import { editDistance } from './spelling-correction.ts'

const shop = catalogueForAllTests()
let swings: string
const ids = new Map<string, string>()

beforeAll(async () => {
  swings = (await shop.addCategory('Garden Swings'))._id
  await add({ name: 'Stool', description: 'Sets down a cup near the bolster.', height: '45 cm' })
  await add({ name: 'Linen Sofa', tags: ['bolster'], width: '120 cm', material: 'Bouclé, teak' })
  await add({ name: 'Bolster', description: 'Round.' })
  await add({ name: 'Teak Jhoola', createdBy: swings, tags: ['walnut'] })
  await add({ name: 'Egg Chair', description: 'Hangs by one hook, 450 mm.' })
})

async function add(json: { name: string } & Record<string, unknown>): Promise<void> {
  ids.set(json.name, (await shop.addProduct(json))._id)
}
async function search(q: string, more = '') {
  const path = `/ourCategoriesItems?q=${encodeURIComponent(q)}${more}`
  const { categoryItemData, ...answer } = await shop.visit(path)
  return { names: namesOf(categoryItemData), ...answer }
}
const names = async (q: string) => (await search(q)).names

it('finds words by prefix, ignoring case, accents and spelling variants', async () => {
  for (const q of ['jhoo', 'jho', 'walnu', 'walnuts', 'garden'])
    expect([q, await names(q)]).toEqual([q, ['Teak Jhoola']])
  for (const q of ['jhoola', 'JHULA', 'jhuula', 'jhulla', 'jhoolas', 'झूला', 'ઝૂલા'])
    expect([q, (await names(q))[0]]).toEqual([q, 'Teak Jhoola'])
  for (const q of ['boucle', '120 cm', '120cm', 'sof line'])
    expect([q, await search(q)]).toEqual([q, { names: ['Linen Sofa'], total: 1 }])
  expect(await names('oola')).toEqual([])
})

it('corrects unknown words to the nearest indexed term, and reports the correction', async () => {
  expect((await search('jhola')).corrected).toBe('jhoola')
  expect((await search('egg chiar')).corrected).toBe('egg chair')
  expect((await search('wallnutt')).corrected).toBeUndefined()
  expect((await search('wanlutt')).corrected).toBe('walnut')
  expect((await search('gardn')).corrected).toBe('garden')
  expect(await search('egk')).toEqual({ names: [], total: 0 })
})

it('ignores query words that have no correction', async () => {
  expect(await search('teak qqqq')).toMatchObject({ total: 2, corrected: 'teak' })
  expect(await search('zzzz qqqq')).toEqual({ names: [], total: 0 })
  expect(await names('sofa set')).toEqual(['Linen Sofa'])
})

it('ranks partial matches after full matches, and reports relaxed results', async () => {
  const part = { relaxed: true, fullMatches: 0 }
  expect(await search('stool sofa')).toMatchObject({ names: ['Linen Sofa', 'Stool'], ...part })
  const sofas = { names: ['Linen Sofa', 'Teak Jhoola'], relaxed: true, fullMatches: 1 }
  expect(await search('teak sofa')).toMatchObject(sofas)
  expect((await search('teak sofa', '&sort=oldest')).names).toEqual(sofas.names)
  expect((await search('teak sofa', '&skip=1')).names).toEqual(['Teak Jhoola'])
  expect(await search('teak sofa', '&maxWidth=1300')).toMatchObject({ names: ['Linen Sofa'] })
})

it('ranks two of three words in a name before one that matters more', async () => {
  await add({ name: 'Oak Rope Bench' })
  expect((await search('oak rope sofa')).names[0]).toBe('Oak Rope Bench')
  await shop.call('DELETE', `/ourCategoriesItems/${ids.get('Oak Rope Bench')}`)
})

it('parses sizes in queries, and returns similar products for a missing one', async () => {
  expect(await names('sofa under 1 m')).toEqual(['Linen Sofa'])
  expect(await names('sofa under 130 cm')).toEqual(['Linen Sofa'])
  expect(await names('120 cm')).toEqual(['Linen Sofa'])
  expect(await names('hammock')).toEqual(['Egg Chair'])
})

it('ranks matches in the name first, then in category and tags, then in other fields', async () => {
  expect(await names('bolster')).toEqual(['Bolster', 'Linen Sofa', 'Stool'])
  const byAge = await search('bolster', '&sort=oldest')
  expect(byAge.names).toEqual(['Stool', 'Linen Sofa', 'Bolster'])
  expect((await search('bolster', '&skip=1&limit=1')).names).toEqual(['Linen Sofa'])
  expect((await search('teak', `&category=${swings}`)).names).toEqual(['Teak Jhoola'])
})

it('limits queries to 20 words, and treats control characters as spaces', async () => {
  expect(await names('teak '.repeat(1400))).toEqual(['Teak Jhoola', 'Linen Sofa'])
  expect(await names(`${'teak '.repeat(20)} sofa`)).toEqual(['Teak Jhoola', 'Linen Sofa'])
  expect((await names('teak\u0000\u0007jhoola'))[0]).toBe('Teak Jhoola')
  expect(await names(`"${'teak* OR ('.repeat(3)}`)).toEqual(['Teak Jhoola', 'Linen Sofa'])
  for (const name of ['category', 'tag', 'material']) {
    const { status } = await shop.call('GET', `/ourCategoriesItems?${name}=a%00b`)
    expect([name, status]).toEqual([name, 400])
  }
})

it('applies synonyms in both directions as soon as they are saved', async () => {
  const json = { synonyms: ['hinchko = garden swing, jhoola', 'couch = sofa', 'nothing'] }
  expect((await shop.call('PUT', '/settings', { json })).status).toBe(200)
  expect((await names('hinchko'))[0]).toBe('Teak Jhoola')
  expect(await names('garden swing')).toEqual(['Teak Jhoola'])
  expect(await names('cou')).toEqual(['Linen Sofa'])
  expect(await names('couch 120 cm')).toEqual(['Linen Sofa'])
})

it('updates the search index after every write', async () => {
  await shop.call('PUT', `/ourCategories/${swings}`, { json: { name: 'Verandah' } })
  expect(await names('verandah')).toEqual(['Teak Jhoola'])
  expect(await names('garden')).toEqual([])
  const stool = ids.get('Stool')
  await shop.call('PUT', `/ourCategoriesItems/${stool}`, { json: { name: 'Wagon' } })
  expect([await names('wagon'), await names('stool')]).toEqual([['Wagon'], []])
  const bulk = { ids: [stool], change: { createdBy: swings } }
  await shop.call('PUT', '/ourCategoriesItems/bulk', { json: bulk })
  expect(await names('verandah wagon')).toEqual(['Wagon', 'Teak Jhoola'])
  await shop.call('DELETE', `/ourCategoriesItems/${stool}`)
  expect(await search('wagon')).toEqual({ names: [], total: 0 })
  await shop.call('POST', `/trash/${stool}`)
  expect(await names('wagon')).toEqual(['Wagon'])
  await shop.call('POST', '/ourCategoriesItems/import', { json: { csv: 'name\nHammock' } })
  expect(await names('hamock')).toEqual(['Hammock', 'Egg Chair'])
  await shop.call('PUT', '/ourCategoriesItems/order', {
    json: { ids: [ids.get('Linen Sofa'), ids.get('Teak Jhoola')] },
  })
  expect(await names('boucle')).toEqual(['Linen Sofa'])
})

it('indexes a text without spaces of any length', async () => {
  const hex = Array.from({ length: 60 }, (_, at) =>
    createHash('sha512').update(`${at}`).digest('hex'),
  )
  const letters = hex.join('').replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
  await add({ name: 'Carved Screen', description: `Carved. ${letters}` })
  expect(await names('carved')).toEqual(['Carved Screen'])
  await shop.call('DELETE', `/ourCategoriesItems/${ids.get('Carved Screen')}`)
})

it('counts a transposition of adjacent letters as one edit (edit distance)', () => {
  expect(editDistance('chiar', 'chair', 2)).toBe(1)
  expect(editDistance('chair', 'chairs', 2)).toBe(1)
  expect(editDistance('sofa', 'sofa', 0)).toBe(0)
  expect(editDistance('stool', 'table', 2)).toBe(Number.POSITIVE_INFINITY)
})
