import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{domain,server,cli,demo,web,docs,tests}/**/*.test.ts',
      // What takes its time whatever is done has no short form.
      ...(process.env.BATTERY === undefined ? [] : ['tests/**/*.battery.ts']),
    ],
    // No test changes a module, so files share what they import: a third less of the processor.
    isolate: false,
    // Real files, real images: a slow machine needs its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
