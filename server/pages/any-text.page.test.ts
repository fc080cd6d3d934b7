import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { swapName } from '../../domain/api/wire-names.ts'
import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { indexedPaths } from '../../domain/urls/public-pages.ts'
import { openShop, type Shop, shopForAllTests } from '../../tests/helpers/shop.ts'

/** Lone surrogates, control characters, combining marks, syntax of HTML and JSON, and a long word. */
const hardTexts = [
  '\ud83d',
  'x \ude00 y',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028\u2029\u0000\u0007\u202e',
  '{{${`"\'&amp;%00%ff\\',
  'ẁ̴̶ö̷r̵d̷ '.repeat(20),
  'W'.repeat(200),
]

const shop = shopForAllTests('demo')

it.each([0, 3, 6])(
  'shows every page with hard texts in every field, from text %i on',
  async (turn) => {
    const records = await readRecords()
    for (const { type, path } of records) {
      const { status, html } = await shop.request(`/api${path}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(textsOf(type, turn)),
      })
      expect([path, status].join(' ')).toMatch(/ (?:200|422)$/)
      expect(html.isWellFormed()).toBe(true)
    }
    await visitPages(shop, records, hardTexts[turn] ?? '')
  },
)

it('replaces half a surrogate pair in stored texts by U+FFFD', async () => {
  const old = await openShop('demo', {}, (dataDir) => {
    const database = new DatabaseSync(join(dataDir, 'catalogue.sqlite'))
    for (const type of contentTypes) {
      for (const [name, field] of fieldsOf(type)) {
        if (field.kind === 'list')
          database.exec(`update "${type.table}" set "${name}" = '["x \\ud83d", "\\ude00"]'`)
        if (field.kind === 'image' || field.kind === 'images')
          database.exec(
            `update "${type.table}" set "${name}" = replace("${name}", '"alt":"', '"alt":"\\ud83d')`,
          )
      }
    }
    database.close()
  })
  const records = await readRecords(old)
  await visitPages(old, records, 'x')
  const { path } = records.find(({ type }) => type.table === 'product') ?? { path: '' }
  expect((await old.read(path)).categoryItemData.tags).toEqual(['x \ufffd', '\ufffd'])
  await old.close()
})

interface TestedRecord {
  type: ContentType
  /** Path of the record below `/api`. */
  path: string
  id: string
}

/** Reads one record of every content type with text fields. */
async function readRecords(from = shop): Promise<TestedRecord[]> {
  const records: TestedRecord[] = []
  for (const type of contentTypes) {
    if (Object.keys(textsOf(type, 0)).length === 0) continue
    const body = await from.call('GET', type.path)
    const found = [body[swapName(type, type.key)]].flat()[0]
    // The demo has no quotation.
    if (found === undefined) continue
    const id: string = found._id ?? ''
    records.push({ type, id, path: type.changedWithoutId ? type.path : `${type.path}/${id}` })
  }
  return records
}

/** A hard text for every field of free text, another one for each. */
function textsOf(type: ContentType, turn: number): Record<string, unknown> {
  const values = fieldsOf(type).flatMap(([name, field], index): [string, unknown][] => {
    const text = hardTexts[(turn + index) % hardTexts.length] ?? ''
    if (field.kind === 'list' && field.entries === undefined) return [[name, ['a', text]]]
    if (field.kind === 'texts') {
      const known = Object.entries(field.known)
      return [
        [name, Object.fromEntries(known.map(([id, { limit }]) => [id, text.slice(0, limit)]))],
      ]
    }
    if (field.kind !== 'text') return []
    if (field.format === 'link') return [[name, `https://example.com/${text}`]]
    const isFree = field.format === 'line' || field.format === 'long'
    return isFree ? [[name, `a${text}`.slice(0, field.max)]] : []
  })
  return Object.fromEntries(values)
}

/** Visits every public page, and asserts status 200 and well-formed HTML. */
async function visitPages(from: Shop, records: TestedRecord[], asked: string): Promise<void> {
  const idOf = (table: string) => records.find(({ type }) => type.table === table)?.id
  const q = encodeURIComponent(asked.toWellFormed())
  const paths = [
    ...indexedPaths(),
    `/product?q=${q}&tag=${q}`,
    `/product/${idOf('category')}`,
    `/product-detail/${idOf('product')}`,
  ]
  for (const path of paths) {
    const { status, html } = await from.visit(path)
    expect([path, status]).toEqual([path, 200])
    expect(html.isWellFormed()).toBe(true)
    expect(html).toContain('</html>')
  }
}
