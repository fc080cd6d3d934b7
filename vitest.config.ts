import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,server,cli,demo,web,docs,tests}/**/*.test.ts'],
    // Real files, real images: a slow machine needs its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
