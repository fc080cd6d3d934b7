import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { DataInUseError, lockData } from '../server/app/data-lock.ts'
import { createServices } from '../server/app/services.ts'
import { start } from '../server/app/start.ts'
import { loadDemoCatalogue } from './catalogue.ts'
import { accountFile, ForeignFolderError, prepareFolder } from './folder.ts'

const { values: options } = parseArgs({ options: { reset: { type: 'boolean' } } })
const dataDir = process.env.DATA_DIR || './data/demo'
const account = z.object({ email: z.string(), password: z.string() })

try {
  const lock = lockData(dataDir)
  await prepareFolder(dataDir, { reset: options.reset ?? false }, fill)
  lock.release()
} catch (error) {
  if (!(error instanceof ForeignFolderError || error instanceof DataInUseError)) throw error
  console.error(error.message)
  process.exit(1)
}
await announce()
// The demo keeps all data in its folder; without this it would fill the database of `DATABASE_URL`.
await start({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, 'built')

async function fill(folder: string): Promise<void> {
  console.log('Preparing the demo catalogue. Its photos are processed once …')
  const services = await createServices({ dataDir: folder })
  await loadDemoCatalogue(services, { onProduct: reportProgress })
  const owner = {
    email: 'owner@zulaliving.example',
    password: randomBytes(9).toString('base64url'),
  }
  await services.accounts.create('Asha Mehta', owner.email, owner.password)
  await services.close()
  await writeFile(join(folder, accountFile), JSON.stringify(owner), { mode: 0o600 })
}

/** Progress bar, on a terminal only. */
function reportProgress(count: number, total: number): void {
  if (!process.stdout.isTTY) return
  const bar = '█'.repeat(Math.round((24 * count) / total)).padEnd(24, '░')
  const end = count === total ? '\n' : ''
  process.stdout.write(`\r${bar} ${count} of ${total} products${end}`)
}

async function announce(): Promise<void> {
  const file = await readFile(join(dataDir, accountFile), 'utf8')
  const { email, password } = account.parse(JSON.parse(file))
  console.log(`Back office: /admin, e-mail ${email}, password ${password}`)
}
