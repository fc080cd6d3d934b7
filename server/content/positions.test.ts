import { expect, it } from 'vitest'
import { product } from '../../domain/content/product.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { itOnSqlite } from '../../tests/helpers/test-database.ts'

const shop = catalogueForEachTest()

async function addProducts(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => `Swing ${number}`)
  await shop.importCsv(['name', ...rows])
}

/** Order of all products, in the list and in search results. */
async function readOrders(): Promise<{ listed: string[]; found: string[] }> {
  const idsOf = ({ records }: { records: { _id: string }[] }) => records.map(({ _id }) => _id)
  return {
    listed: idsOf(await shop.services.products.list({ stage: 'any' })),
    found: idsOf(await shop.services.products.list({ stage: 'any', q: 'swing' })),
  }
}

/** List with one id moved after another one, or to the front if that is null. */
function moveAfter(ids: string[], id: string, after: string | null): string[] {
  const rest = ids.filter((other) => other !== id)
  const at = after === null ? 0 : rest.indexOf(after) + 1
  return rest.toSpliced(at, 0, id)
}

async function expectOrder(expected: string[]): Promise<void> {
  await shop.services.revision.invalidate()
  expect(await readOrders()).toEqual({ listed: expected, found: expected })
}

itOnSqlite('moves products like items of an array, even if they share a position', async () => {
  await addProducts(20)
  const { listed } = await readOrders()
  for (let copies = 0; copies < 20; copies += 1)
    await shop.services.productBulk.duplicate(listed[copies % 2] ?? '', null)
  let { listed: expected } = await readOrders()
  // Seeded pseudo-random generator, for reproducible moves.
  let state = 7
  const pick = (from: readonly string[]) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return from[state % from.length] ?? ''
  }
  for (let round = 0; round < 30; round += 1) {
    const id = pick(expected)
    const after = round % 9 === 0 ? null : pick(expected.filter((other) => other !== id))
    await shop.services.content.move(product, id, after, null)
    expected = moveAfter(expected, id, after)
    await expectOrder(expected)
  }
})

it('inserts between the same two neighbours any number of times', async () => {
  await addProducts(30)
  let { listed: expected } = await readOrders()
  const [first = ''] = expected
  for (let round = 0; round < 60; round += 1) {
    const id = expected[1 + (round % 3)] ?? ''
    const after = round % 2 === 0 ? first : (expected[4] ?? '')
    if (id === after) continue
    await shop.services.content.move(product, id, after, null)
    expected = moveAfter(expected, id, after)
  }
  await expectOrder(expected)
  // One product after another is moved into the gap between the first two.
  for (const id of expected.slice(2).concat(expected.slice(2))) {
    await shop.services.content.move(product, id, first, null)
    expected = moveAfter(expected, id, first)
  }
  await expectOrder(expected)
})

it('moves many products to the front at once, in the list and in search results', async () => {
  await addProducts(150)
  const { listed } = await readOrders()
  const named = listed.slice(20, 140).toReversed()
  await shop.services.content.reorder(product, named, null)
  await expectOrder([...named, ...listed.slice(0, 20), ...listed.slice(140)])
})

it('applies both of two concurrent moves', async () => {
  await addProducts(6)
  const { listed } = await readOrders()
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = listed
  await Promise.all([
    shop.services.content.move(product, a, f, null),
    shop.services.content.move(product, d, b, null),
  ])
  await expectOrder([b, d, c, e, f, a])
})
