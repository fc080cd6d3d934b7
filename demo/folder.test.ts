import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { lockData } from '../server/app/data-lock.ts'
import { createTemporaryFolder } from '../tests/helpers/temporary-folder.ts'
import { accountFile, prepareFolder } from './folder.ts'

let folder: string
beforeEach(async () => {
  folder = await createTemporaryFolder()
})

/** Writes a minimal demo catalogue that is identified by `mark`. */
const fillWith = (mark: string) => async (building: string) => {
  await mkdir(join(building, 'media'))
  await writeFile(join(building, 'media', 'swing.jpg'), mark)
  await writeFile(join(building, accountFile), '{}')
}
const mark = () => readFile(join(folder, 'media', 'swing.jpg'), 'utf8')

it('fills a missing folder and an existing empty one', async () => {
  for (const start of ['missing', 'empty']) {
    if (start === 'missing') await rm(folder, { recursive: true })
    await prepareFolder(folder, { reset: false }, fillWith(start))
    expect((await readdir(folder)).sort()).toEqual([accountFile, 'media'])
    expect(await mark()).toBe(start)
    await rm(folder, { recursive: true })
    await mkdir(folder)
  }
})

it('fills a folder that this process has locked', async () => {
  const lock = lockData(folder)
  await prepareFolder(folder, { reset: false }, fillWith('held'))
  lock.release()
  expect(await mark()).toBe('held')
})

it('keeps an existing demo catalogue until it is reset', async () => {
  await prepareFolder(folder, { reset: false }, fillWith('first'))
  await prepareFolder(folder, { reset: false }, fillWith('second'))
  expect(await mark()).toBe('first')
  await prepareFolder(folder, { reset: true }, fillWith('third'))
  expect(await mark()).toBe('third')
})

it('starts over after an interrupted run', async () => {
  const cutOff = async (building: string) => {
    await mkdir(join(building, 'media'))
    throw new Error('No more power.')
  }
  await expect(prepareFolder(folder, { reset: false }, cutOff)).rejects.toThrow('No more power.')
  await prepareFolder(folder, { reset: false }, fillWith('again'))
  expect((await readdir(folder)).sort()).toEqual([accountFile, 'media'])
})

it('rejects a folder with other content and leaves it unchanged', async () => {
  await writeFile(join(folder, 'letter.txt'), 'Dear madam')
  for (const reset of [false, true]) {
    await expect(prepareFolder(folder, { reset }, fillWith('demo'))).rejects.toThrow(
      'contains something other than the demo catalogue',
    )
  }
  expect(await readdir(folder)).toEqual(['letter.txt'])
})
