import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { addChoice } from '../../../tests/helpers/catalogue-choices.ts'
import { switchLanguages } from '../../../tests/helpers/languages.ts'
import { namesOf } from '../../../tests/helpers/names.ts'

const shop = catalogueForAllTests()
const idsByName = new Map<string, string>()
beforeAll(async () => {
  await switchLanguages(shop, 'en', 'hi', 'gu')
  const veranda = { hi: { name: 'बरामदा' }, gu: { name: 'નવરંગી' } }
  const category = await shop.addCategory('Veranda', { translations: JSON.stringify(veranda) })
  const peacock = {
    hi: { name: 'मयूर पंख', tags: ['शांत'], description: 'हल्की लहर' },
    gu: { name: 'કલાપી', description: 'ધીમી લહેરખી' },
  }
  for (const product of [
    { name: 'Peacock', tags: ['quiet'], translations: peacock },
    { name: 'Banyan', createdBy: category._id, translations: { hi: { name: 'अक्षय वट' } } },
    { name: 'Zebra', translations: { hi: { name: 'आकाश' } } },
    { name: 'apple' },
  ])
    idsByName.set(product.name, (await shop.addProduct(product))._id)
})

async function find(q: string, lang = ''): Promise<string[]> {
  const path = `/ourCategoriesItems?q=${encodeURIComponent(q)}&lang=${lang}`
  const body = await shop.visit(path)
  const names = new Map([...idsByName].map(([name, id]) => [id, name]))
  return body.categoryItemData.map(({ _id }: { _id: string }) => names.get(_id))
}

it.each([
  ['a name', 'मयूर', 'hi'],
  ['its beginning', 'मयू', 'hi'],
  ['its letters in Latin script', 'mayur', 'hi'],
  ['a tag', 'शांत', 'hi'],
  ['a word of the description', 'लहर', 'hi'],
  ['a misspelt word', 'पंखत', 'hi'],
  ['words of both languages', 'peacock मयूर', 'hi'],
  ['the default language', 'peacock', 'hi'],
  ['the default language, in another one', 'quiet', 'gu'],
  ['another language', 'કલાપી', 'gu'],
])('finds a product by %s', async (_, q, lang) => {
  expect(await find(q, lang)).toEqual(['Peacock'])
})

it('finds products by the translated name of a value that visitors can choose', async () => {
  const glaze = await addChoice(shop, 'Glaze', ['Cobalt'], { kind: 'list' })
  const choices = [{ choice: glaze._id, values: [] }]
  await shop.call('PUT', `/ourCategoriesItems/${idsByName.get('apple')}`, { json: { choices } })
  const values = { [glaze.idOf('Cobalt')]: { name: 'नीलमणि' } }
  await glaze.change({}, { translations: { hi: { values } } })
  expect([await find('नीलमणि', 'hi'), await find('नीलमणि', 'gu')]).toEqual([['apple'], []])
})

it.each([
  ['मयूर', ''],
  ['मयूर', 'en'],
  ['मयूर', 'gu'],
  ['શાંત', 'gu'],
  ['કલાપી', 'hi'],
  ['કલાપી', ''],
])('does not find texts of a third language: %s in “%s”', async (q, lang) => {
  expect(await find(q, lang)).toEqual([])
})

it('finds products by the translated name of their category', async () => {
  expect(await find('बरामदा', 'hi')).toEqual(['Banyan'])
  expect(await find('veranda', 'hi')).toEqual(['Banyan'])
  expect(await find('નવરંગી', 'hi')).toEqual([])
})

it('updates the search index when a translation changes', async () => {
  const write = (name: string) =>
    shop.changeProduct(idsByName.get('Zebra') ?? '', { translations: { hi: { name } } })
  await write('चित्रक')
  expect([await find('चित्रक', 'hi'), await find('आकाश', 'hi')]).toEqual([['Zebra'], []])
  await write('आकाश')
  expect([await find('चित्रक', 'hi'), await find('आकाश', 'hi')]).toEqual([[], ['Zebra']])
})

it('suggests names in the language of the page', async () => {
  const suggest = async (q: string, lang: string) =>
    (await shop.read(`/suggestions?q=${encodeURIComponent(q)}&lang=${lang}`)).suggestions
  expect((await suggest('मयू', 'hi')).products).toMatchObject([{ name: 'मयूर पंख' }])
  expect((await suggest('बराम', 'hi')).categories).toMatchObject([{ name: 'बरामदा' }])
  expect((await suggest('veran', 'hi')).categories).toMatchObject([{ name: 'बरामदा' }])
  expect(await suggest('मयू', 'gu')).toEqual({ categories: [], products: [], queries: [] })
})

it('sorts by name with the collation of the language, across pages', async () => {
  const list = async (query: string) => {
    const { categoryItemData } = await shop.visit(`/ourCategoriesItems?sort=name&${query}`)
    return namesOf(categoryItemData)
  }
  const hindi = ['अक्षय वट', 'आकाश', 'मयूर पंख', 'apple'].sort(new Intl.Collator('hi').compare)
  expect(await list('lang=hi')).toEqual(hindi)
  expect(await list('lang=hi&skip=1&limit=2')).toEqual(hindi.slice(1, 3))
  expect(await list('lang=hi&tag=quiet')).toEqual(['मयूर पंख'])
  expect(await list('')).toEqual(['apple', 'Banyan', 'Peacock', 'Zebra'])
  expect(await list('lang=en')).toEqual(['apple', 'Banyan', 'Peacock', 'Zebra'])
})
