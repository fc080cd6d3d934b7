import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it('loads all lazy parts of the public pages', async () => {
  const users: string[] = []
  for await (const path of glob('web/site/**/*.{ts,tsx}')) {
    const source = await readFile(path, 'utf8')
    if (/import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(source)) users.push(path)
  }
  expect(users).toEqual(['web/site/ui/load-or-reload.ts'])
})
