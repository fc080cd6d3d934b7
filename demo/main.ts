import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { createServices } from '../server/services.ts'
import { start } from '../server/start.ts'
import { loadDemoCatalogue } from './catalogue.ts'

const { values: options } = parseArgs({ options: { reset: { type: 'boolean' } } })
const dataDir = process.env.DATA_DIR || './data/demo'
const accountFile = join(dataDir, 'administrator.json')
const account = z.object({ email: z.string(), password: z.string() })

if (existsSync(dataDir) && !existsSync(accountFile)) {
  console.error(
    `${dataDir} holds something else than a demo catalogue. Set DATA_DIR to another folder.`,
  )
  process.exit(1)
}
if (options.reset) await rm(dataDir, { recursive: true, force: true })
if (!existsSync(dataDir)) await fill()
await announce()
await start({ ...process.env, DATA_DIR: dataDir }, 'built')

/** Builds the catalogue beside its place and moves it there whole: one that was cut off starts over. */
async function fill(): Promise<void> {
  const building = `${dataDir}.new`
  await rm(building, { recursive: true, force: true })
  console.log('Preparing the demo catalogue …')
  const services = await createServices({ dataDir: building })
  await loadDemoCatalogue(services)
  const owner = {
    email: 'owner@zulaliving.example',
    password: randomBytes(9).toString('base64url'),
  }
  await services.accounts.create('Asha Mehta', owner.email, owner.password)
  await services.close()
  await writeFile(join(building, 'administrator.json'), JSON.stringify(owner), { mode: 0o600 })
  await rename(building, dataDir)
}

async function announce(): Promise<void> {
  const { email, password } = account.parse(JSON.parse(await readFile(accountFile, 'utf8')))
  console.log(`Back office: /admin, e-mail ${email}, password ${password}`)
}
