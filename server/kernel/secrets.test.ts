import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSecrets, keyFile } from './secrets.ts'

const set = 'a-key-that-is-long-enough-for-anybody'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('opens what was sealed for the same owner by the same key, and nothing else', () => {
  const secrets = createSecrets(dataDir, set)
  const sealed = secrets.seal('JBSWY3DP', 'asha')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(secrets.seal('JBSWY3DP', 'asha')).not.toBe(sealed)
  expect(createSecrets(dataDir, set).open(sealed, 'asha')).toBe('JBSWY3DP')
  expect(secrets.open(sealed, 'ravi')).toBeNull()
  expect(createSecrets(dataDir, `${set}!`).open(sealed, 'asha')).toBeNull()
  for (const broken of [
    sealed.slice(0, -2),
    `${sealed.slice(0, -6)}AAAAAA`,
    'sealed:',
    'sealed:AA',
  ])
    expect(secrets.open(broken, 'asha')).toBeNull()
})

it('makes a key that nobody else may read when it is first needed, and keeps to it', async () => {
  const secrets = createSecrets(dataDir, null)
  expect(secrets.open('JBSWY3DP', 'asha')).toBe('JBSWY3DP')
  expect(await readdir(dataDir)).toEqual([])
  const sealed = secrets.seal('JBSWY3DP', 'asha')
  expect(await readdir(dataDir)).toEqual([keyFile])
  expect((await stat(join(dataDir, keyFile))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(dataDir, keyFile), 'utf8')).toMatch(/^[\w-]{43}$/)
  expect(createSecrets(dataDir, null).open(sealed, 'asha')).toBe('JBSWY3DP')
})

it('needs no file where a key is set', async () => {
  createSecrets(dataDir, set).seal('JBSWY3DP', 'asha')
  expect(await readdir(dataDir)).toEqual([])
})
