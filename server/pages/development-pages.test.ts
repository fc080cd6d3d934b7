import { expect, it } from 'vitest'
import { startDevelopmentServer } from '../../tests/helpers/process/program.ts'
import { createTemporaryFolder } from '../../tests/helpers/temporary-folder.ts'

it('renders pages from the sources, and serves the scripts that they load', async () => {
  const server = startDevelopmentServer({ DATA_DIR: await createTemporaryFolder() })
  const url = await server.listening()
  const html = await (await fetch(`${url}/contactus`)).text()
  expect(html).toContain('<h1>Contact Us</h1>')
  const [, script = ''] = /<script[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  const paths = Array.from(script.matchAll(/import[ (].*"(.+)"/g), ([, path]) => path)
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    const { status, headers } = await fetch(url + path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'text/javascript'])
  }
  await server.end('SIGTERM')
})
