// Starts a release on its own Node.js, whatever older one reads this file.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = import.meta.dirname
const node = join(root, 'node_modules', 'node', 'bin', 'node')
const programs = { start: 'main.js', demo: 'demo.js', cli: 'cli.js' }
const [command = '', ...rest] = process.argv.slice(2)

if (!Object.hasOwn(programs, command)) {
  console.error(`Usage: node shop.mjs ${Object.keys(programs).join('|')}`)
  process.exit(2)
}
const child = spawn(node, [join(root, 'build', 'program', programs[command]), ...rest], {
  stdio: 'inherit',
  env: {
    // Threads that work on photographs would each keep memory of their own.
    MALLOC_ARENA_MAX: '1',
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning --max-semi-space-size=8',
  },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  console.error(`${node} cannot be run: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 1))
