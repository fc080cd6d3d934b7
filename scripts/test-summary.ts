import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

// Prints the failed tests of a full run, since a truncated log keeps its end, and its totals; exits
// with 1 if anything failed. Playwright runs last and names its own failures.
// Usage: test-summary.ts <failed steps: their reports, or titles of those without>
const folder = 'test-results'
const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
})

const failedSteps = new Set(process.argv.slice(2))
const failures: string[] = []
const total = { passed: 0, failed: 0, skipped: 0 }
for (const name of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const path = join(folder, name)
  const { passed, failed, skipped } = readReport(path)
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) failedSteps.delete(path)
}
// Steps that failed without a failed test.
failures.push(...failedSteps)
total.failed += failedSteps.size
for (const failure of failures) console.log(`FAILED: ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function readReport(path: string): typeof total {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const browser = playwrightReport.safeParse(report).data
  if (browser !== undefined) {
    const { expected, unexpected, skipped } = browser.stats
    return { passed: expected, failed: unexpected, skipped }
  }
  const { testResults, numPassedTests, numPendingTests } = vitestReport.parse(report)
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded has no tests.
    if (tests.length === 0 && status === 'failed') return [name]
    return tests.map(({ fullName }) => `${name} › ${fullName}`)
  })
  failures.push(...failed)
  return { passed: numPassedTests, failed: failed.length, skipped: numPendingTests }
}
