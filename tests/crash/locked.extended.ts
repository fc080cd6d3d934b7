import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { startServer } from '../helpers/process/program.ts'
import { createTemporaryFolder } from '../helpers/temporary-folder.ts'

it('exits with an error message if another program has locked the database', async () => {
  const dataDir = await createTemporaryFolder()
  const first = startServer({ DATA_DIR: dataDir })
  await first.listening()
  await first.end('SIGTERM')
  const other = new DatabaseSync(join(dataDir, 'catalogue.sqlite'))
  other.exec('begin immediate')
  const server = startServer({ DATA_DIR: dataDir })
  expect(await server.ended()).toBe(1)
  other.close()
  expect(server.output.err).toBe(
    `Another program has locked the database in ${dataDir}. Stop it and start again.\n`,
  )
})
