import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { product } from '../domain/content/product.ts'
import { readConfig } from '../server/app/config.ts'
import { createServices, type Services } from '../server/app/services.ts'
import { checkFields, createContentWriter, storedFields } from '../server/content/content-writer.ts'
import { ensurePictures } from '../server/content/pictures/library.ts'
import { connectDatabase } from '../server/db/database.ts'
import { mediaRepository } from '../server/db/media-file-repository.ts'
import { now } from '../server/kernel/clock.ts'
import { middle } from './middle.ts'

// Time and size of what the screen of pictures asks for, in a library of many: four of five pictures
// stand in products, four in each. Beside other work on the machine, only processor time says much. DATABASE_URL measures an empty database of PostgreSQL instead.
// Run: node bench/pictures.ts [--pictures 50000]
const { values } = parseArgs({ options: { pictures: { type: 'string', default: '50000' } } })
const size = Number(values.pictures)
const rounds = 15
const perProduct = 4
const used = 0.8 * size

const dataDir = await mkdtemp(join(tmpdir(), 'bench-pictures-'))
const { postgres } = readConfig({ ...process.env, DATA_DIR: dataDir })
try {
  const services = await createServices({ dataDir, postgres })
  const start = performance.now()
  await fill()
  console.log(`${size} pictures written in ${((performance.now() - start) / 1_000).toFixed(0)} s`)
  await measure(services)
  await services.close()
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function measure({ pictures }: Services): Promise<void> {
  const { pictureData } = await pictures.list({ sort: 'uses', limit: 1 })
  const id = pictureData[0]?._id ?? ''
  const questions: Record<string, () => Promise<unknown>> = {
    'first page': () => pictures.list({}),
    'first page of 500': () => pictures.list({ limit: 500 }),
    'page in the middle': () => pictures.list({ skip: size / 2 }),
    'by name': () => pictures.list({ sort: 'name' }),
    'by size': () => pictures.list({ sort: 'size' }),
    'by uses': () => pictures.list({ sort: 'uses' }),
    unused: () => pictures.list({ used: 'no' }),
    'without alternative text': () => pictures.list({ alt: 'no' }),
    'too small': () => pictures.list({ small: 'yes' }),
    'used in products': () => pictures.list({ resource: 'ourCategoriesItems' }),
    'search, one word': () => pictures.list({ q: 'IMG_4711' }),
    'search, many results': () => pictures.list({ q: 'img' }),
    'search, name of a product': () => pictures.list({ q: 'swing 471' }),
    'search, nothing': () => pictures.list({ q: 'nowhere to be found' }),
    'one, where it is used': () => pictures.read(id),
  }
  for (const [name, ask] of Object.entries(questions)) {
    const [times, work]: [number[], number[]] = [[], []]
    let bytes = 0
    for (let round = 0; round < rounds; round++) {
      const [start, before] = [performance.now(), process.cpuUsage()]
      bytes = JSON.stringify(await ask()).length
      times.push(performance.now() - start)
      const { user, system } = process.cpuUsage(before)
      work.push((user + system) / 1_000)
    }
    const [median, cpu] = [times, work].map((all) => middle(all).toFixed(1).padStart(7))
    console.log(
      `${name.padEnd(28)} ${median} ms, ${cpu} ms of processor time, ${(bytes / 1_000).toFixed(0)} kB`,
    )
  }
}

/** Files that nobody stored: only their rows matter here. */
async function fill(): Promise<void> {
  const database = connectDatabase({ dataDir, postgres })
  const writer = createContentWriter({})
  for (let from = 0; from < size; from += 1_000) {
    await database.transaction().execute(async (transaction) => {
      let images = []
      for (let number = from; number < from + 1_000; number++) {
        const file = `${randomBytes(16).toString('base64url')}.jpg`
        const facts = { kind: 'image', type: 'image/jpeg', ready: 'avif', picture: null } as const
        const wide = { width: 800 + (number % 5) * 400, height: 900 }
        const bytes = 100_000 + (number % 1_000) * 900
        await mediaRepository.add(transaction, { file, ...facts, ...wide, bytes, createdAt: now() })
        const alt = number % 3 === 0 ? '' : `Swing ${number} on a veranda, seen from the left`
        const media = { file, ...wide, placeholder: '#cba,#987,#543', alt, focus: '' }
        const name = `IMG_${number}.jpg`
        await ensurePictures(transaction, writer, [{ media, name }], null)
        if (number >= used) continue
        images.push(media)
        if (images.length < perProduct) continue
        const fields = checkFields(product, { name: `Teak swing ${number / perProduct}`, images })
        await writer.create(transaction, product, { fields: storedFields(product, fields) }, null)
        images = []
      }
    })
  }
  await database.destroy()
}
