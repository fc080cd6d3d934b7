import { expect, it } from 'vitest'
import { casesOf } from '../helpers/extended-suite.ts'
import { startShop } from '../helpers/process/killed-server.ts'
import { createShopkeeper } from '../helpers/shopkeeper.ts'
import { createTemporaryFolder } from '../helpers/temporary-folder.ts'

it('crashes during writes lose no confirmed record and leave no partial or orphaned file', async () => {
  const keeper = createShopkeeper()
  const dataDir = await createTemporaryFolder()
  let shop = await startShop(dataDir)
  expect(shop.said).not.toMatch(/was not shut down properly|setup/)
  await keeper.importStools(shop)
  for (let cycle = 0; cycle < casesOf({ few: 1, all: 200 }); cycle += 1) {
    await keeper.killDuringWrites(shop)
    shop = await startShop(dataDir)
    expect(shop.said).toMatch(
      /was not shut down properly .* is intact; \d+ files? of unfinished uploads/,
    )
    await keeper.assertNothingLost(shop, dataDir)
  }
  await shop.stop()
  shop = await startShop(dataDir)
  expect(shop.said).not.toContain('was not shut down properly')
})
