import { parseArgs } from 'node:util'
import { start } from './app/start.ts'

const { values: options } = parseArgs({
  options: { development: { type: 'boolean' }, 'without-pages': { type: 'boolean' } },
})
const pagesFrom = options.development ? 'development' : 'built'
await start(process.env, options['without-pages'] ? 'none' : pagesFrom)
