import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../../tests/helpers/temporary-folder.ts'
import { createSecrets, keyFile } from './secrets.ts'

const set = 'a-key-that-is-long-enough-for-anybody'

let dataDir: string
beforeEach(async () => {
  dataDir = await createTemporaryFolder()
})

it('decrypts a secret only with the same key and owner', () => {
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

it('creates a key file with mode 0600 on first use, and reuses it', async () => {
  const secrets = createSecrets(dataDir, null)
  expect(secrets.open('JBSWY3DP', 'asha')).toBe('JBSWY3DP')
  expect(await readdir(dataDir)).toEqual([])
  const sealed = secrets.seal('JBSWY3DP', 'asha')
  expect(await readdir(dataDir)).toEqual([keyFile])
  expect((await stat(join(dataDir, keyFile))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(dataDir, keyFile), 'utf8')).toMatch(/^[\w-]{43}$/)
  expect(createSecrets(dataDir, null).open(sealed, 'asha')).toBe('JBSWY3DP')
})

it('creates no key file if a key is configured', async () => {
  createSecrets(dataDir, set).seal('JBSWY3DP', 'asha')
  expect(await readdir(dataDir)).toEqual([])
})
