import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { category } from '../domain/content/category.ts'
import { product } from '../domain/content/product.ts'
import { settings } from '../domain/content/settings.ts'
import { createServices } from '../server/app/services.ts'
import { Upload } from '../server/storage/upload.ts'
import { photograph } from '../tests/helpers/media.ts'
import { runCommand } from '../tests/helpers/process/command.ts'
import { runCliCommand } from '../tests/helpers/process/program.ts'
import { type S3Server, startS3Server } from '../tests/helpers/servers/s3-server.ts'
import { createTemporaryFolder } from '../tests/helpers/temporary-folder.ts'
import { databaseAt, runSql, serverVariable } from '../tests/helpers/test-database.ts'

let folder: string
let bucket: S3Server
let database: string
beforeEach(async () => {
  folder = await createTemporaryFolder()
  bucket = await startS3Server()
  const server = process.env[serverVariable] ?? ''
  const name = `moved_${randomUUID().replaceAll('-', '')}`
  await runSql(server, `create database ${name} template template0 encoding 'UTF8'`)
  database = databaseAt(server, name)
})
afterEach(async () => {
  await bucket.close()
  await runSql(process.env[serverVariable] ?? '', `drop database ${database.split('/').at(-1)}`)
})

/** Creates a shop with an administrator, a category and a product, both with a photo and a translation. */
async function makeShop(dataDir: string): Promise<void> {
  const services = await createServices({ dataDir })
  await services.accounts.create('Asha', 'asha@example.com', 'long-enough')
  for (const type of [category, product]) {
    const path = join(folder, 'photograph.jpg')
    const bytes = await writePhotograph(path)
    const field = type === category ? 'image' : 'images'
    const file = new Upload({ path, filename: 'photograph.jpg', bytes })
    const parts = new Map([
      ['name', ['Walnut jhoola']],
      ['translations', [JSON.stringify({ hi: { name: 'अखरोट का झूला' } })]],
      [field, [file]],
    ])
    await services.content.create(type, { kind: 'parts', parts }, null)
  }
  const { _id } = await services.content.single(settings)
  const body = { languages: ['en', 'hi'] }
  await services.content.update(settings, _id, { kind: 'json', body }, null)
  await services.close()
}

async function writePhotograph(path: string): Promise<number> {
  const { bytes } = await photograph('#112233')
  await writeFile(path, bytes)
  return bytes.length
}

async function readTable(settings: Record<string, string>): Promise<string> {
  const file = join(folder, `${randomUUID()}.csv`)
  expect(await runCommand(['export', 'products', file], settings)).toMatchObject({ status: 0 })
  return readFile(file, 'utf8')
}

it('moves a shop from a folder to PostgreSQL and S3 and back without loss, but not onto another shop', async () => {
  const home = join(folder, 'home')
  await makeShop(home)
  const before = await readTable({ DATA_DIR: home })
  expect(before).toContain('अखरोट का झूला')

  const words = ['move', '--to', database, bucket.mediaUrl()]
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env
  const settings = { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, DATA_DIR: home }
  const moved = await runCliCommand(words, settings)
  expect(moved).toMatchObject({ status: 0 })
  expect(moved.out).toContain(`Start the server with DATABASE_URL='${database}' MEDIA_URL='s3:`)
  const away = { DATA_DIR: home, DATABASE_URL: database, MEDIA_URL: bucket.mediaUrl() }
  expect(await readTable(away)).toBe(before)
  expect(await runCommand(['media', 'check'], away)).toMatchObject({ status: 0 })
  expect(await runCommand(words, { DATA_DIR: home })).toMatchObject({
    status: 1,
    err: expect.stringContaining('There is already a shop at the target.'),
  })

  const back = join(folder, 'back')
  expect(await runCommand(['move', '--to', back], away)).toMatchObject({ status: 0 })
  const returned = { DATA_DIR: back }
  expect(await readTable(returned)).toBe(before)
  expect(await runCommand(['media', 'check'], returned)).toMatchObject({ status: 0 })
  expect((await runCommand(['admin', 'list'], returned)).out).toContain('asha@example.com')

  // A file that was lost before must not hold the others back.
  const [file = ''] = (await readdir(join(back, 'media'), { recursive: true })).filter((name) =>
    name.endsWith('.jpg'),
  )
  await rm(join(back, 'media', file))
  const rest = join(folder, 'rest')
  expect(await runCommand(['move', '--to', rest], returned)).toMatchObject({
    status: 0,
    err: expect.stringContaining('is missing or damaged.'),
  })
  expect(await readTable({ DATA_DIR: rest })).toBe(before)
  expect(await readdir(back)).toEqual(expect.arrayContaining(['catalogue.sqlite', 'media']))
})
