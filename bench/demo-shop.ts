import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { loadDemoCatalogue } from '../demo/catalogue.ts'
import { addresses } from '../domain/urls/page-paths.ts'
import { createServices } from '../server/app/services.ts'
import { startShop, stop } from './server-process.ts'

/** The production build on the demo catalogue, with all variants generated and all pages cached. */
export interface DemoShop {
  url: string
  /** Paths of the public pages by name. */
  routes: Record<string, string>
  close(): Promise<void>
}

const build = join(import.meta.dirname, '../build/server')

const records = z.tuple([z.object({ path: z.string() })]).rest(z.unknown())
const products = z.object({ categoryItemData: records })
const categories = z.object({ categoryData: records })

/** Starts from a copy of the catalogue in DEMO_SEED, if it is set. */
export async function startDemoShop(): Promise<DemoShop> {
  if (!existsSync(build)) throw new Error('This needs the build: npm run build.')
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-demo-'))
  const seed = process.env.DEMO_SEED
  if (seed) await cp(seed, dataDir, { recursive: true })
  else await fill(dataDir)
  const shop = await startShop(dataDir)
  const routes = await readRoutes(shop.url)
  for (const path of [...Object.values(routes), ...Object.values(routes)]) {
    await (await fetch(shop.url + path)).text()
  }
  return {
    url: shop.url,
    routes,
    async close() {
      await stop(shop)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function fill(dataDir: string): Promise<void> {
  const services = await createServices({ dataDir })
  await loadDemoCatalogue(services)
  await services.variantQueue.drain()
  await services.close()
}

async function readRoutes(url: string): Promise<Record<string, string>> {
  const items = products.parse(await readJson(`${url}/api/ourCategoriesItems?limit=1`))
  const groups = categories.parse(await readJson(`${url}/api/ourCategories`))
  return {
    home: addresses.home,
    shop: addresses.shop,
    category: groups.categoryData[0].path,
    product: items.categoryItemData[0].path,
    about: addresses.about,
    contact: addresses.contact,
  }
}

async function readJson(url: string): Promise<unknown> {
  return (await fetch(url)).json()
}
