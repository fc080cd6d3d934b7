// Prints the summary of a full test run and exits with 1 if it failed. Usage: test-summary.ts
// <steps, as JSON>
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** `report` is the path of a JSON report by Vitest or Playwright. */
const stepSchema = z.object({
  title: z.string(),
  isGreen: z.boolean(),
  report: z.string().optional(),
})
type Step = z.infer<typeof stepSchema>

const errorSchema = z.object({ message: z.string().default('') })
const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ error: errorSchema.optional() })) })),
})
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema).default([]),
  get suites() {
    return z.array(suiteSchema).default([])
  },
})
const fileSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().default(''),
  assertionResults: z.array(
    z.object({
      fullName: z.string(),
      status: z.string(),
      failureMessages: z.array(z.string()).default([]),
    }),
  ),
})
const reportSchema = z.object({
  numPassedTests: z.number().default(0),
  numPendingTests: z.number().default(0),
  testResults: z.array(fileSchema).default([]),
  stats: z
    .object({ expected: z.number(), skipped: z.number() })
    .default({ expected: 0, skipped: 0 }),
  suites: z.array(suiteSchema).default([]),
  errors: z.array(errorSchema).default([]),
})
type Report = z.infer<typeof reportSchema>

if (import.meta.main) {
  const steps = z.array(stepSchema).parse(JSON.parse(process.argv[2] ?? '[]'))
  const { isGreen, text } = summarizeTests(process.cwd(), steps)
  console.log(`\n${text}`)
  process.exitCode = isGreen ? 0 : 1
}

/**
 * Summary text and overall result. Names of failed tests come right before the last line, since a
 * truncated log keeps its end. A failed step without a failed test counts as a failure.
 */
function summarizeTests(root: string, steps: Step[]) {
  const reports = steps.map(({ report }) => readReport(root, report))
  const failures = steps.flatMap(({ isGreen, title }, index) => {
    const tests = failedTests(reports[index])
    return isGreen || tests.length > 0 ? tests : [title]
  })
  const passed = sum(reports.map((one) => (one ? one.numPassedTests + one.stats.expected : 0)))
  const skipped = sum(reports.map((one) => (one ? one.numPendingTests + one.stats.skipped : 0)))
  const failed = Math.max(failures.length, passed > 0 ? 0 : 1)
  const total = `${passed} passed, ${failed} failed, ${skipped} skipped`
  const text = [...failures.map((name) => `FAILED: ${name}`), total].join('\n')
  return { isGreen: failed === 0, text }
}

function readReport(root: string, report: string | undefined): Report | undefined {
  if (report === undefined || !existsSync(join(root, report))) return undefined
  return reportSchema.parse(JSON.parse(readFileSync(join(root, report), 'utf8')))
}

function failedTests(report: Report | undefined): string[] {
  if (report === undefined) return []
  return [
    ...report.testResults.flatMap(failedInFile),
    ...report.suites.flatMap((suite) => failedInBrowser(suite, [])),
    ...report.errors.map(({ message }) => nameOf(message)),
  ]
}

/** A test file that could not be loaded has no tests but an error message. */
function failedInFile({ name, status, message, assertionResults }: z.infer<typeof fileSchema>) {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length === 0) return status === 'failed' ? [nameOf(name, message)] : []
  return tests.map((test) => nameOf(name, test.fullName, test.failureMessages[0]))
}

function failedInBrowser(suite: z.infer<typeof suiteSchema>, outer: string[]): string[] {
  const titles = [...outer, suite.title]
  const failed = suite.specs.filter(({ ok }) => !ok)
  return [
    ...failed.map((spec) => nameOf(...titles, spec.title, errorOf(spec))),
    ...suite.suites.flatMap((inner) => failedInBrowser(inner, titles)),
  ]
}

function errorOf({ tests }: z.infer<typeof specSchema>) {
  const results = tests.flatMap((test) => test.results)
  return results.find(({ error }) => error)?.error?.message
}

/** Joins the first lines of the parts. */
function nameOf(...parts: (string | undefined)[]) {
  return parts.flatMap((part) => part?.trim().split('\n')[0] || []).join(' › ')
}

function sum(numbers: number[]) {
  return numbers.reduce((total, one) => total + one, 0)
}
