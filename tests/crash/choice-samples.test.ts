import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createForm } from '../helpers/form.ts'
import { photograph } from '../helpers/media/media.ts'
import { type KillableShop, startShop } from '../helpers/process/killed-server.ts'

let dataDir: string
let shop: KillableShop
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterEach(async () => {
  await shop.cutOff()
  await rm(dataDir, { recursive: true, force: true })
})

/** Colours of the sample images of two choices, all distinct, so that the choices share no file. */
const samples = {
  Fabric: ['#8a9a80', '#2f4a6d', '#b5482f'],
  'Never confirmed': ['#d9c7a8', '#3b3b3b', '#9caf88', '#5a3a22', '#d9a441'],
}
type Name = keyof typeof samples

async function formOf(name: Name) {
  const files = samples[name].map(async (colour) => [
    colour,
    await photograph(colour, { width: 600, height: 600 }),
  ])
  return createForm({
    name,
    kind: 'swatch',
    values: JSON.stringify(
      samples[name].map((colour) => ({ name: colour, image: `file:${colour}` })),
    ),
    ...Object.fromEntries(await Promise.all(files)),
  })
}

async function add(name: Name): Promise<number> {
  const form = await formOf(name)
  const path = '/api/choices/add'
  const { status } = await shop.ask('POST', path, new Uint8Array(form.body), form.contentType)
  return status
}

const filesIn = async (folder: string) => {
  // The temporary folder does not exist before the first upload.
  const path = join(dataDir, folder)
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

it('a crash during an upload of choice samples keeps confirmed choices and leaves no orphaned files', async () => {
  shop = await startShop(dataDir)
  expect(await add('Fabric')).toBe(201)

  const unfinished = add('Never confirmed').catch(() => 'cut off')
  await expect.poll(() => filesIn('temporary')).not.toEqual([])
  await shop.cutOff()
  const isConfirmed = (await unfinished) === 201

  shop = await startShop(dataDir)
  const response = await shop.ask('GET', '/api/choices')
  const { choiceData }: { choiceData: Choice[] } = await response.json()
  const names = choiceData.map(({ name }) => name)
  expect(names).toContain('Fabric')
  if (isConfirmed) expect(names).toContain('Never confirmed')
  for (const { name, values } of choiceData) {
    expect(values.map((value) => value.name)).toEqual(samples[name])
    for (const { image } of values) expect((await shop.ask('GET', image)).status).toBe(200)
  }
  const named = choiceData.flatMap(({ values }) =>
    values.map(({ image }) => image.split('/').pop()),
  )
  expect((await filesIn('media')).toSorted()).toEqual(named.toSorted())
  await expect.poll(() => filesIn('temporary')).toEqual([])
})

interface Choice {
  name: Name
  values: { name: string; image: string }[]
}
