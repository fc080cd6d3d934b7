/**
 * Modules in which a fault costs most: the lines to mutate, and the tests that have to notice. Lines
 * are those of the module's central decisions, as each mutant of the server takes seconds.
 */
export const mutatedModules = {
  accounts: {
    mutate: ['server/accounts/sign-in-service.ts'],
    tests: ['server/accounts/**/*.test.ts'],
  },
  endpoints: { mutate: ['server/http/endpoint.ts:102-162'], tests: ['server/http/**/*.test.ts'] },
  content: {
    mutate: ['server/content/content-writer.ts:113-194'],
    tests: ['server/content/*.test.ts'],
  },
  records: {
    mutate: ['server/db/record-repository.ts:84-150'],
    tests: ['server/content/*.test.ts', 'server/db/variant-job-repository.test.ts'],
  },
  enquiries: {
    mutate: ['server/enquiries/enquiry-service.ts:162-215'],
    tests: ['server/enquiries/**/*.test.ts'],
  },
  restore: { mutate: ['server/backup/restore.ts:63-121'], tests: ['server/backup/**/*.test.ts'] },
  cache: {
    mutate: ['server/response-cache/response-cache.ts'],
    tests: ['server/response-cache/**/*.test.ts'],
  },
  search: {
    mutate: ['server/catalogue/search/product-search.ts:53-95'],
    tests: ['server/catalogue/search/!(search-pool|search-quality).test.ts'],
  },
  money: { mutate: ['domain/money/*.ts', '!**/*.test.ts'], tests: ['domain/money/**/*.test.ts'] },
  choices: { mutate: ['domain/choices/selection.ts'], tests: ['{domain,web}/**/*.test.ts'] },
}

const name = process.env.MUTATED_MODULE ?? 'money'
const { mutate, tests } = mutatedModules[name]
// For `vitest.mutation.config.ts`, which a child process reads.
process.env.MUTATION_TESTS = tests.join(' ')

export default {
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Mutants of these are mostly faults in texts, SQL and options that users would not notice.
  mutator: { excludedMutations: ['StringLiteral', 'Regex', 'ObjectLiteral'] },
  // Endless loops end earlier, by the number of times that they reach a mutant.
  timeoutMS: 120_000,
  concurrency: 1,
  // Stryker would adapt the file by the API of TypeScript, of which version 7 has none.
  tsconfigFile: 'none.json',
  ignorePatterns: ['/build', '/data', '/docs', '/packaging', '/tests/e2e', '/*.md'],
  tempDirName: 'test-results/mutation',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
  jsonReporter: { fileName: `test-results/mutation-${name}.json` },
  allowConsoleColors: false,
}
