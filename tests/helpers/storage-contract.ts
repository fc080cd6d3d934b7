import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../server/storage/storage.ts'
import type { MediaStorages } from '../../server/storage/storages.ts'

const megabyte = 1024 * 1024

/** Names of all files, sorted. */
export async function namesIn(storage: Storage): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of storage.list()) found.push(name)
  return found.sort()
}

/**
 * Contract tests for every kind of storage: titles with their tests, to run in this order on empty storages.
 * `folder` is for files that are about to be uploaded.
 */
export function storageStatements(
  folder: string,
  storages: () => MediaStorages,
): [statement: string, hold: () => Promise<void>][] {
  const storage = () => storages().originals

  async function put(name: string, content: Buffer | string): Promise<string> {
    const source = join(folder, randomBytes(8).toString('hex'))
    await writeFile(source, content)
    await storage().put(name, source)
    return source
  }
  async function read(name: string, range?: { start: number; end: number }): Promise<string> {
    return (await buffer(await storage().read(name, range))).toString()
  }

  return [
    [
      'is empty at first, and passes its health check',
      async () => {
        assert.equal(await storage().isEmpty(), true)
        assert.deepEqual(await namesIn(storage()), [])
        await storage().check()
      },
    ],
    [
      'stores a file and removes its source',
      async () => {
        assert.equal(existsSync(await put('first.jpg', 'teak')), false)
        assert.equal(await storage().size('first.jpg'), 4)
        assert.equal(await read('first.jpg'), 'teak')
        assert.equal(await storage().isEmpty(), false)
      },
    ],
    [
      'stores the same file again',
      async () => {
        await put('first.jpg', 'teak')
        assert.equal(await read('first.jpg'), 'teak')
        assert.deepEqual(await namesIn(storage()), ['first.jpg'])
      },
    ],
    [
      'reads a byte range, both ends inclusive',
      async () => {
        assert.equal(await read('first.jpg', { start: 1, end: 2 }), 'ea')
        assert.equal(await read('first.jpg', { start: 3, end: 3 }), 'k')
      },
    ],
    [
      'separates the folders of originals and variants',
      async () => {
        assert.equal(await storages().variants.size('first.jpg'), null)
        assert.deepEqual(await namesIn(storages().variants), [])
      },
    ],
    [
      'stores an empty file, and one larger than an upload part',
      async () => {
        await put('empty.jpg', '')
        assert.equal(await storage().size('empty.jpg'), 0)
        const video = randomBytes(9 * megabyte + 7)
        await put('film.mp4', video)
        assert.equal(await storage().size('film.mp4'), video.length)
        assert.ok((await buffer(await storage().read('film.mp4'))).equals(video))
        const range = { start: 8 * megabyte - 2, end: 8 * megabyte + 1 }
        const across = await buffer(await storage().read('film.mp4', range))
        assert.deepEqual(across, video.subarray(range.start, range.end + 1))
      },
    ],
    [
      'lists every file with the time of its last change',
      async () => {
        assert.deepEqual(await namesIn(storage()), ['empty.jpg', 'film.mp4', 'first.jpg'])
        for await (const { changedAt } of storage().list())
          assert.ok(Math.abs(Date.now() - changedAt) < 10 * 60_000)
      },
    ],
    [
      'returns no size for a missing file, and rejects reading it',
      async () => {
        assert.equal(await storage().size('nothing.jpg'), null)
        await assert.rejects(read('nothing.jpg'))
      },
    ],
    [
      'deletes a file, and ignores the deletion of a missing one',
      async () => {
        await storage().remove('film.mp4')
        await storage().remove('film.mp4')
        assert.equal(await storage().size('film.mp4'), null)
        await assert.rejects(read('film.mp4'))
      },
    ],
    [
      'renames files, also when repeated',
      async () => {
        const shorter = (name: string) => name.replace('first', 'f')
        await storage().renameAll(shorter)
        await storage().renameAll(shorter)
        assert.deepEqual(await namesIn(storage()), ['empty.jpg', 'f.jpg'])
        assert.equal(await read('f.jpg'), 'teak')
        assert.equal(await storage().size('first.jpg'), null)
      },
    ],
    [
      'stores and reads many files concurrently',
      async () => {
        const many = Array.from({ length: 60 }, (_, index) => `many-${index}.webp`)
        // In two batches: on a busy machine, sixty concurrent files exceed the timeout.
        for (const portion of [many.slice(0, 30), many.slice(30)])
          await Promise.all(portion.map((name) => put(name, name)))
        assert.deepEqual(await Promise.all(many.map((name) => read(name))), many)
        assert.equal((await namesIn(storage())).length, 62)
      },
    ],
    [
      'does not redirect visitors to the storage',
      async () => assert.equal(await storage().redirect('f.jpg'), null),
    ],
  ]
}
