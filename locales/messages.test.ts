import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'
import { flattenMessages } from '../domain/text/admin-messages.ts'
import english from './en/api.json' with { type: 'json' }

/*
 * TypeScript knows the codes of messages, but not the values in them. These tests read the calls
 * that name both.
 */

const texts = flattenMessages(english)
const calls = globSync('{domain,server}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => findCalls(file, readFileSync(file, 'utf8')))

it('get the values that they take', () => {
  expect(calls.length).toBeGreaterThan(100)
  const wrong = calls.flatMap(({ code, names, file }) => {
    if (names === null) return []
    const wanted = argumentsOf(texts.get(code) ?? '')
    const missing = wanted.filter((name) => !names.includes(name))
    return missing.map((name) => `${file}: ${code} lacks ${name}`)
  })
  expect(wrong).toEqual([])
})

it('are all used', () => {
  const sources = globSync('{domain,server}/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const unused = [...texts.keys()].filter(
    (code) => !sources.some((source) => source.includes(`'${code}'`)),
  )
  expect(unused).toEqual([])
})

interface Call {
  file: string
  code: string
  /** Names of the values; null if they are not written out. */
  names: string[] | null
}

/** Calls of `message` and `say` with a code. */
function findCalls(file: string, source: string): Call[] {
  const found: Call[] = []
  new Visitor({
    CallExpression({ callee, arguments: [code, values] }) {
      if (callee.type !== 'Identifier' || !['message', 'say'].includes(callee.name)) return
      if (code?.type !== 'Literal' || typeof code.value !== 'string') return
      const properties = values?.type === 'ObjectExpression' ? values.properties : []
      const names = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : [],
      )
      const isWritten =
        values === undefined ||
        (values.type === 'ObjectExpression' && names.length === properties.length)
      found.push({ file, code: code.value, names: isWritten ? names : null })
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** Names of the values in a message; those of a label's forms are its own. */
function argumentsOf(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)
  return [...new Set(names.map((name) => name.replace(/(?:Form|InText)$/, '')))]
}
