// Starts a release on its bundled Node.js, even if an older one runs this file.
import { join } from 'node:path'
import { launch, servingEnvironment } from './launch.mjs'

const root = import.meta.dirname
const node = join(root, 'node_modules', 'node', 'bin', 'node')
const programs = { start: 'server/main.ts', demo: 'demo/main.ts', cli: 'cli/main.ts' }
const [command = '', ...rest] = process.argv.slice(2)

if (!Object.hasOwn(programs, command)) {
  console.error(`Usage: node shop.mjs ${Object.keys(programs).join('|')}`)
  process.exit(2)
}
launch(node, [join(root, programs[command]), ...rest], {
  env: {
    // Compile cache, used if the folder is writable.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    ...servingEnvironment,
  },
  ipc: command !== 'cli',
})
