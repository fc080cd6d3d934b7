import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { createServices } from '../server/app/services.ts'
import { openDatabase } from '../server/db/database.ts'
import { nameOfHash } from '../server/storage/file-names.ts'
import { fillCatalogue } from './large-catalogue.ts'

// Backup and restore of 10,000 products with 30,000 photos, compared with a plain copy of the same
// files. Peak memory is measured on Linux only. Run: node bench/backup.ts [products]
const products = Number(process.argv[2] ?? 10_000)
const perProduct = 3
/**
 * Size of a photo as a phone reduces it. The bytes are random, as incompressible as those of a
 * JPEG.
 */
const bytesEach = 120_000
const pixels = { width: 1280, height: 960 }
const facts = {
  kind: 'image',
  type: 'image/jpeg',
  bytes: bytesEach,
  createdAt: new Date().toISOString(),
  ready: 'avif',
} as const
const portion = 100

const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'))
const home = join(folder, 'home')
try {
  await fill()
  const media = join(home, 'media')
  const archive = join(folder, 'shop.tar')
  const rows = [
    await measure('copy of the photos by cp', 'cp', ['-r', media, join(folder, 'copy')]),
    await measure('backup', process.execPath, ['cli/main.ts', 'backup', archive], home),
    await measure(
      'restore, with every hash verified',
      process.execPath,
      ['cli/main.ts', 'restore', archive],
      join(folder, 'back'),
    ),
  ]
  const size = (await stat(archive)).size / 1_000_000
  console.log(
    `${products} products, ${products * perProduct} photos, a backup of ${size.toFixed(0)} MB`,
  )
  console.log(
    '| operation | seconds | compared with the copy | peak memory |\n| --- | ---: | ---: | ---: |',
  )
  for (const { title, seconds, megabytes } of rows) {
    const ratio = seconds / (rows[0]?.seconds ?? seconds)
    console.log(
      `| ${title} | ${seconds.toFixed(1)} | ${ratio.toFixed(1)} × | ${megabytes.toFixed(0)} MB |`,
    )
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Writes the rows of an import, each with three photos of its own. */
async function fill(): Promise<void> {
  const services = await createServices({ dataDir: home })
  await fillCatalogue(services, home, products)
  await services.close()
  const database = openDatabase(home)
  const { rows } = await sql<{ _id: string }>`select "_id" from "product"`.execute(database)
  for (let from = 0; from < rows.length; from += portion) {
    const pictured = await Promise.all(
      rows.slice(from, from + portion).map(async ({ _id }) => ({
        _id,
        files: await Promise.all(Array.from({ length: perProduct }, keepPhotograph)),
      })),
    )
    await database.transaction().execute(async (transaction) => {
      for (const { _id, files } of pictured) {
        const images = files.map((file) => ({
          file,
          ...pixels,
          placeholder: '',
          alt: '',
          focus: '',
        }))
        await sql`update "product" set "images" = ${JSON.stringify(images)}
          where "_id" = ${_id}`.execute(transaction)
        const media = files.map((file) => ({ file, ...facts, ...pixels }))
        await transaction.insertInto('media').values(media).execute()
      }
    })
  }
  await database.destroy()
}

async function keepPhotograph(): Promise<string> {
  const bytes = randomBytes(bytesEach)
  const file = `${nameOfHash(createHash('sha256').update(bytes).digest())}.jpg`
  const place = join(home, 'media', file.slice(0, 2))
  await mkdir(place, { recursive: true })
  await writeFile(join(place, file), bytes)
  return file
}

async function measure(title: string, command: string, words: string[], dataDir = '') {
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const begun = performance.now()
  const ended = once(child, 'exit')
  let megabytes = 0
  const watching = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    const kilobytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0)
    megabytes = Math.max(megabytes, kilobytes / 1024)
  }, 50)
  const [status] = await ended
  clearInterval(watching)
  if (status !== 0) throw new Error(`${title} exited with status ${status}.`)
  return { title, seconds: (performance.now() - begun) / 1_000, megabytes }
}
