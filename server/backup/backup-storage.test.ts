import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../tests/helpers/servers/s3-server.ts'
import { readMediaUrl } from '../storage/s3-location.ts'
import { type BackupLocation, createBackupBucket, createBackupFolder } from './backup-storage.ts'

let server: S3Server
let folder: string
beforeAll(async () => {
  server = await startS3Server()
  folder = await mkdtemp(join(tmpdir(), 'places-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const places: Record<string, () => BackupLocation> = {
  folder: () => createBackupFolder(join(folder, 'backups')),
  bucket: () => createBackupBucket(readMediaUrl(server.mediaUrl()), join(folder, 'temporary')),
}

describe.each(Object.keys(places))('backup storage in a %s', (kind) => {
  it('stores complete backups and discards partial ones', async () => {
    const location = places[kind]?.()
    if (location === undefined) throw new Error('There is no such place.')
    expect(await location.list()).toEqual([])

    await location.add('one.tar', async (target) => {
      target.end('all of it')
    })
    const broken = location.add('two.tar', async (target) => {
      target.write('half')
      throw new Error('The pictures are away.')
    })

    await expect(broken).rejects.toThrow('The pictures are away.')
    expect(await location.list()).toEqual([{ name: 'one.tar', bytes: 9 }])
    expect(await text(await location.read('one.tar'))).toBe('all of it')
    expect(await location.use('one.tar', (path) => readFile(path, 'utf8'))).toBe('all of it')
    await location.remove('one.tar')
    expect(await location.list()).toEqual([])
  })
})

it('deletes what a process that crashed during a backup left in a folder', async () => {
  const place = join(folder, 'crashed')
  await mkdir(place)
  const names = ['old.tar.partial', 'new.tar.partial', 'old.tar', 'partial']
  for (const name of names) {
    await writeFile(join(place, name), 'half')
    if (name !== 'new.tar.partial') await utimes(join(place, name), 1, 1)
  }
  await createBackupFolder(place).add('next.tar', async (target) => {
    target.end('all of it')
  })
  expect((await readdir(place)).sort()).toEqual([...names.slice(1), 'next.tar'].sort())
})

it('lists the backups of a folder in which a file has just been renamed', async () => {
  const place = join(folder, 'renamed')
  await mkdir(place)
  await writeFile(join(place, 'one.tar'), 'all of it')
  // A name without a file, as one that was read before the renaming.
  await symlink('gone', join(place, 'two.tar.partial'))
  expect(await createBackupFolder(place).list()).toEqual([{ name: 'one.tar', bytes: 9 }])
})
