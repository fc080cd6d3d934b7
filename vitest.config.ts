import { configDefaults, defineConfig } from 'vitest/config'

const isOnPostgres = process.env.TEST_DATABASE === 'postgres'
/** Tests that run only on SQLite. */
const sqliteTests = [
  'server/catalogue/query-plans.test.ts',
  'server/catalogue/search/search-pool.test.ts',
  'tests/crash/**',
]

/** Tests that run only on PostgreSQL. */
const postgresTests = ['server/db/postgres.test.ts', 'cli/move.test.ts']

/** Tests of the built pages, as a response shows them. */
const pageTests = '{server,web,tests}/**/*.page.test.ts'

export default defineConfig({
  test: {
    // No test mutates a module, so test files share imports: saves a third of the CPU time.
    isolate: false,
    // Tests use real files and images: slow machines need long timeouts.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,locales,web,demo,docs,bench}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...configDefaults.exclude, pageTests],
          globalSetup: ['tests/helpers/templates.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: [
            '{server,cli}/**/*.test.ts',
            'tests/*/**/*.test.ts',
            // Long tests without a short form run only if TEST_SIZE is set.
            ...(process.env.TEST_SIZE === undefined ? [] : ['tests/**/*.extended.ts']),
          ],
          exclude: [
            ...configDefaults.exclude,
            pageTests,
            'tests/e2e/**',
            ...(isOnPostgres ? sqliteTests : postgresTests),
          ],
          globalSetup: ['tests/helpers/templates.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: [pageTests],
          globalSetup: ['tests/helpers/demo-seed.ts'],
        },
      },
    ],
  },
})
