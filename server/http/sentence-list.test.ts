import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SentenceTranslator } from '../../domain/languages/sentences/sentence-translator.ts'
import { messages } from '../../domain/text/validation-messages.ts'
import { findSentences } from '../../tests/helpers/languages/sentence-scan.ts'
import { loadTranslator } from './message-translation.ts'

/** Files whose messages do not reach administrators through the API. */
const others = [
  /\.test\.ts$/,
  /^domain\/(labels|languages|search|site-editor)\//,
  /^domain\/text\//,
  /^domain\/api\/openapi/,
  // Configuration and startup.
  /^server\/app\/(?!api\.ts)/,
  /^server\/(db|static-export)\//,
  /^server\/storage\/s3-location/,
  /^server\/backup\/(schema-upgrade|writer)/,
  // Messages for developers.
  /^server\/http\/(endpoint-router|response-validation|openapi|api-docs-page|client-errors)/,
]

/** Full messages that a scan of the source cannot derive, by their pattern in the code. */
const composed: Record<string, string[]> = {
  '{} {} choices already.': [
    '“Swing” has 12 choices already.',
    '“Swing” and 1 more product have 12 choices already.',
    '“Swing” and 3 more products have 12 choices already.',
  ],
  '{} “{}”. Remove it from {} first.': [
    '1 product offers “Fabric”. Remove it from that product first.',
    '4 products offer “Fabric”. Remove it from them first.',
  ],
  '“{}” still has {}. Move or delete {} first.': [
    '“Indoor” still has 1 product. Move or delete it first.',
    '“Indoor” still has 7 products. Move or delete them first.',
  ],
  '{} saved.': ['1 product saved.', '7 products saved.', '1 enquiry saved.', '7 enquiries saved.'],
  '{} deleted.': ['1 product deleted.', '7 products deleted.', 'Category deleted.'],
  '{} {} errors, so nothing was saved.': [
    'Row 3 has errors, so nothing was saved.',
    '7 rows have errors, so nothing was saved.',
  ],
  'Unknown columns: {}. {}': ['Unknown columns: a, b. The columns are c, d.'],
  '{} in the ZIP file {} to no product: {}{}.': [
    '1 photo in the ZIP file belongs to no product: a.jpg.',
    '3 photos in the ZIP file belong to no product: a.jpg, b.jpg.',
    '7 photos in the ZIP file belong to no product: a.jpg, b.jpg and 2 more.',
  ],
  'The file cannot be read as CSV{}: a quotation mark may be missing.': [
    'The file cannot be read as CSV: a quotation mark may be missing.',
    'The file cannot be read as CSV near line 5: a quotation mark may be missing.',
  ],
  'must be {}': ['must be Live or Hidden', 'must be In stock, Sold, or empty'],
  'Too many attempts. Please wait {} and try again.': [
    'Too many attempts. Please wait 5 minutes and try again.',
    'Too many attempts. Please wait 40 seconds and try again.',
  ],
  'Too many requests from your network. Try again in {}.': [
    'Too many requests from your network. Try again in a second.',
    'Too many requests from your network. Try again in 20 seconds.',
  ],
  '{} is now an {}.': ['Meera is now an owner.', 'Meera is now an editor.'],
  'Photos and videos are not available right now{}. Please try again.': [
    'Photos and videos are not available right now. Please try again.',
    'Photos and videos are not available right now, so nothing was saved. Please try again.',
  ],
  'The columns are {}.': [],
  '1 enquiry': [],
  '{} enquiries': [],
  'The file': [],
  'Deleted record': [],
  // Messages of CLI commands.
  'There is already a shop at the target. Choose an empty target, or empty this one first.': [],
}

/** Placeholder values for a pattern; one of them must give a translatable message. */
const fillers = ['7', 'Product', 'product', 'Hindi', 'hi', 'must be text', 'Invalid URL']

const sentences = [
  ...Object.values(messages).map((message) =>
    typeof message === 'function' ? message(7) : message,
  ),
  ...['domain', 'server']
    .flatMap(filesBelow)
    .filter((path) => !others.some((other) => other.test(path)))
    .flatMap((path) => findSentences(path, readFileSync(path, 'utf8'))),
]

describe.each(['hi', 'gu'] as const)('message translations in %s', (language) => {
  let translate: SentenceTranslator
  beforeAll(async () => {
    translate = await loadTranslator(language)
  })

  it('exist for each message of the server', () => {
    expect(sentences.length).toBeGreaterThan(200)
    const missing = sentences.filter((sentence) => {
      const wholes = composed[sentence] ?? filledIn(sentence)
      return wholes.length > 0 && !hasTranslation(wholes, sentence in composed)
    })
    expect([...new Set(missing)]).toEqual([])
  })

  function hasTranslation(wholes: string[], all: boolean): boolean {
    return all
      ? wholes.every((whole) => translate(whole) !== null)
      : wholes.some((whole) => translate(whole) !== null)
  }
})

/** Every interpolation of a pattern with the placeholder values. */
function filledIn(pattern: string): string[] {
  const gap = pattern.indexOf('{}')
  if (gap === -1) return [pattern]
  return fillers.flatMap((filler) =>
    filledIn(pattern.slice(0, gap) + filler + pattern.slice(gap + 2)),
  )
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}
