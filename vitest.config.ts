import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,server,cli,demo,web}/**/*.test.ts'],
    // Real files, real images: a slow machine needs its time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
