import { configDefaults, defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

export default defineConfig({
  test: {
    ...config.test,
    projects: undefined,
    // Tests of the module that Stryker mutates: see `stryker.config.js`.
    include: process.env.MUTATION_TESTS?.split(' ') ?? [],
    exclude: [...configDefaults.exclude, '**/*.page.test.ts'],
    globalSetup: ['tests/helpers/templates.ts'],
  },
})
