import { join } from 'node:path'
import stylelint from 'stylelint'
import { expect, it } from 'vitest'

const configFile = join(import.meta.dirname, '../stylelint.config.js')

it.each([
  'a { padding: 12px; }',
  'a { margin: 0 auto 1.5rem; }',
  'a { gap: calc(2 * 8px); }',
  'a { font-size: 13px; }',
  'a { font: 600 13px / 18px var(--font); }',
  'a { border-radius: 50% 4px; }',
  'a { transition: color 0.2s; }',
  'a { animation-duration: 200ms; }',
  'a { box-shadow: 0 8px 28px rgb(0 0 0 / 0.1); }',
  '@media (width < 640px) { a { color: red; } }',
  'a { color: red !important; }',
  '#id { color: red; }',
  'a b { color: red; } b { color: blue; }',
])('rejects %s', async (code) => {
  expect(await faultsOf(code)).toHaveLength(1)
})

it.each([
  'a { padding: 2px var(--space-12) calc(-1 * var(--space-8)); }',
  'a { padding-block: clamp(64px, 14vh, 160px); }',
  'a { font: 600 var(--fs-small) / 18px var(--font); }',
  'a { border-radius: 50%; }',
  'a { transition: color var(--t-quick), visibility 0s; }',
  'a { box-shadow: 0 0 0 6px var(--line), -6px 0 0 -3px var(--accent); }',
  '@media (--tablet) and (--below-desk) { a { color: red; } }',
  '@media print { a { color: red; } }',
  '@media (prefers-reduced-motion: reduce) { a { color: red; } }',
])('allows %s', async (code) => {
  expect(await faultsOf(code)).toEqual([])
})

async function faultsOf(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, configFile })
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text))
}
