import { configDefaults, defineConfig } from 'vitest/config'

const isOnPostgres = process.env.TEST_DATABASE === 'postgres'
/** What there is of SQLite alone. */
const sqliteTests = [
  'server/catalogue/query-plans.test.ts',
  'server/catalogue/search/search-pool.test.ts',
  'tests/crash/**',
]

/** And of PostgreSQL. */
const postgresTests = ['server/db/postgres.test.ts', 'cli/move.test.ts']

export default defineConfig({
  test: {
    include: [
      '{domain,server,cli,demo,web,docs,bench,tests}/**/*.test.ts',
      // What takes its time whatever is done has no short form.
      ...(process.env.TEST_SIZE === undefined ? [] : ['tests/**/*.extended.ts']),
    ],
    exclude: [
      ...configDefaults.exclude,
      'tests/e2e/**',
      ...(isOnPostgres ? sqliteTests : postgresTests),
    ],
    globalSetup: ['tests/helpers/templates.ts'],
    // No test changes a module, so files share what they import: a third less of the processor.
    isolate: false,
    // Real files, real images: a slow machine needs its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
