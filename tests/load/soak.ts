import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startShop } from '../helpers/process/killed-server.ts'
import { growthOf, soak } from '../helpers/process/soak.ts'

/** Soak test of `--minutes`, 60 by default: prints memory and handles; exits with 1 if they grow or requests fail. */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
const shop = await startShop(dataDir, { READ_SECONDS: '0' })
try {
  console.log('| seconds | requests | failures | memory, MB | handles |')
  console.log('| ---: | ---: | ---: | ---: | ---: |')
  const rows = await soak(shop, 60 * Number(values.minutes), (row) => {
    const { seconds, requests, failures, memory, handles } = row
    console.log(`| ${seconds} | ${requests} | ${failures} | ${memory} | ${handles} |`)
  })
  const growth = growthOf(rows)
  const failures = rows.at(-1)?.failures ?? 0
  console.log(growth.length === 0 ? '\nMemory and handles stay as they are.' : growth.join('\n'))
  process.exitCode = growth.length === 0 && failures === 0 ? 0 : 1
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
