import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { swapName, swapNames } from '../../../domain/api/wire-names.ts'
import { chatTexts } from '../../../domain/chat/chat-text.ts'
import { choice } from '../../../domain/content/choice.ts'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import type { Field } from '../../../domain/content/fields/field-kinds.ts'
import type { GroupField } from '../../../domain/content/fields/group-field.ts'
import type { RecordsField } from '../../../domain/content/fields/records-field.ts'
import { limits } from '../../../domain/content/limits.ts'
import { callApi } from '../api.ts'
import { createForm, type FormFile } from '../form.ts'
import { clip, photograph } from '../media.ts'
import type { Site } from '../site.ts'

/** Groups texts, as many per group as fit into the shortest field that pages show. */
export function groupTexts(texts: readonly string[]): string[][] {
  const groups: string[][] = []
  let room = 0
  for (const text of texts) {
    if (text.length >= room) {
      groups.push([])
      room = limits.line - 'https://example.com/'.length
    }
    groups.at(-1)?.push(text)
    room -= text.length + 1
  }
  return groups
}

/** Records that other records refer to, by table. */
type References = ReadonlyMap<string, { _id: string }>

/** Writes hostile texts into a shop as its owner. */
export interface HostileWriter {
  /**
   * Writes the texts into every text field of every content type, with pictures of extreme shapes: updates singletons,
   * and creates one record of each other type. Returns the URLs of the pages that show these records.
   */
  fill(texts: readonly string[]): Promise<string[]>
}

export function createHostileWriter(site: Site): HostileWriter {
  let round = 0

  async function write(type: ContentType, texts: readonly string[], references: References) {
    const isFirst = !type.single || round === 0
    const values = await valuesOf(type, texts, references)
    const path = type.single ? await pathOfSingle(type) : `${type.path}/add`
    const form = createForm(swapNames(type, { ...values.texts, ...(isFirst && values.files) }))
    const reply = await callApi(site, type.single ? 'PUT' : 'POST', path, form)
    const written = reply[swapName(type, type.key)]
    const own = type.single ? path : `${type.path}/${written._id}`
    await callApi(site, 'PUT', own, { ...values.lists, ...describePictures(type, written, texts) })
    return written
  }

  async function pathOfSingle(type: ContentType): Promise<string> {
    if (type.changedWithoutId) return type.path
    const found = await callApi(site, 'GET', type.path)
    return `${type.path}/${[found[swapName(type, type.key)]].flat()[0]._id}`
  }

  return {
    async fill(texts) {
      const written = new Map<string, { _id: string }>()
      // Choices first, since products refer to them; pictures come with the records that show them.
      const others = contentTypes.filter((type) => type !== choice && type.operations.length > 0)
      for (const type of [choice, ...others])
        written.set(type.table, await write(type, turn(texts, round), written))
      round += 1
      const joined = texts.join(' ')
      const idOf = (table: string) => written.get(table)?._id ?? ''
      await callApi(site, 'POST', '/orders', {
        source: 'product',
        product: idOf('product'),
        page: joined,
        reference: joined,
      })
      await callApi(site, 'POST', '/admin/users', { name: joined, email: `u${round}@example.com` })
      return addressesOf(idOf, joined)
    },
  }
}

/** Rotates the texts, so that each is the first one of some field. */
function turn(texts: readonly string[], by: number): string[] {
  const start = by % Math.max(1, texts.length)
  return [...texts.slice(start), ...texts.slice(0, start)]
}

const shapes = [
  { width: 1, height: 5000 },
  { width: 5000, height: 1 },
]

/** Values that a form sends: files, texts, and lists, which are sent as JSON later. */
async function valuesOf(type: ContentType, texts: readonly string[], references: References) {
  const lists: Record<string, string[]> = {}
  const words: Record<string, string> = {}
  const files: Record<string, FormFile> = {}
  for (const [index, [name, field]] of fieldsOf(type).entries()) {
    const own = turn(texts, index)
    const joined = own.join(' ')
    switch (field.kind) {
      case 'list':
        if (field.entries === 'vocabulary-group' || field.entries === 'language') lists[name] = []
        else if (field.entries === 'holiday') {
          lists[name] = own.map((text) => `2030-01-01 ${text}`)
          words[name] = '2030-01-01 x'
        } else {
          lists[name] = own
          words[name] = 'x'
        }
        break
      case 'image':
      case 'images':
        files[name] = await photograph(`#8844${10 + index}`, shapes[index % 2])
        break
      case 'video':
        files[name] = clip(1)
        break
      case 'reference':
      case 'references':
        words[name] = references.get(field.to)?._id ?? ''
        break
      case 'records':
        words[name] = JSON.stringify(entriesOf(field, joined, references))
        break
      case 'group':
        words[name] = JSON.stringify(groupOf(field, joined))
        break
      case 'texts': {
        // Braces mark placeholders, and unknown ones are rejected.
        const known = Object.entries(field.known).map(([id, { limit }]) => [
          id,
          joined.replaceAll('{', '(').slice(0, limit),
        ])
        words[name] = JSON.stringify(Object.fromEntries(known))
        break
      }
      default:
        // Prices decrease, since a sale price must be below the price.
        words[name] =
          restricted[field.path ?? ''] ??
          (field.kind === 'text' && field.format === 'decimal'
            ? String(9_999_999_999 - index)
            : wordsOf(field, joined))
    }
  }
  return { lists, texts: words, files }
}

/** One entry with the words in every text field; files and entry references are omitted. */
function entriesOf({ entries }: RecordsField, joined: string, references: References) {
  const values = Object.entries(entries).flatMap(([name, entry]): [string, unknown][] => {
    if (entry.kind === 'id') return [[name, references.get(entry.to)?._id ?? '']]
    if (entry.kind === 'entry-ids' || entry.kind === 'image') return []
    if (entry.kind === 'group') return [[name, groupOf(entry, joined)]]
    // Initial values of booleans leave entries visible to visitors.
    return [[name, entry.kind === 'boolean' ? (entry.initial ?? false) : wordsOf(entry, joined)]]
  })
  return [Object.fromEntries(values)]
}

/** The words in every text of a group. */
function groupOf({ entries }: GroupField, joined: string) {
  const texts = Object.entries(entries).map(([name, entry]) => [name, wordsOf(entry, joined)])
  return Object.fromEntries(texts)
}

/** Values of fields that take fewer texts than their format, by path. */
const restricted: Partial<Record<string, string>> = {
  'settings.quotationNumber': '{number}',
  'settings.upiId': 'shop@bank',
  'quotation.order': '',
  // A total has at most ten digits.
  'quotation.delivery': '1',
}

/** Valid values of formats that do not take any text. */
const valid: Partial<Record<string, string>> = {
  date: '2099-12-31',
  email: 'shop@example.com',
  digits: '9876543210',
  hours: '10:00-19:00',
  colour: '#8a9a80',
  decimal: '1',
}

function wordsOf(field: Field, joined: string): string {
  if (field.kind === 'integer' || field.kind === 'number') return String(field.max)
  if (field.kind !== 'text') return 'true'
  switch (field.format) {
    case 'line':
    case 'long':
      return joined.slice(0, field.max)
    case 'link':
    case 'target':
      return `https://example.com/${joined}`
    case 'path':
      // No two redirects lead from the same path.
      return `/${randomUUID().slice(-8)}-${joined.replace(/[/\\?#%\p{Control}]/gu, ' ')}`
    case 'chat-text': {
      const kind = chatTexts[field.chatText ?? 'header']
      const needed = 'needed' in kind ? kind.needed : undefined
      const own = joined.replace(/[{}]/g, '').slice(0, 80).toWellFormed()
      return needed === undefined ? own : `${own}{${needed}}`
    }
    case 'option':
      // The first option: for a product's visibility, the public one.
      return Object.keys(field.options ?? {})[0] ?? ''
    default:
      return valid[field.format] ?? field.initial ?? ''
  }
}

/** Alternative texts and focal points for the images of a record. */
function describePictures(
  type: ContentType,
  written: Record<string, unknown>,
  texts: readonly string[],
) {
  const pictures = fieldsOf(type).filter(([, { kind }]) => kind === 'image' || kind === 'images')
  return Object.fromEntries(
    pictures.map(([name, { kind }]) => {
      const described = z
        .array(picture)
        .parse([written[name]].flat())
        .map((url) => ({ url, alt: texts.join(' '), focus: '30% 70%' }))
      return [name, kind === 'images' ? described : described[0]]
    }),
  )
}

/** URL of a picture, which some fields hold with more. */
const picture = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])

function addressesOf(idOf: (table: string) => string, joined: string): string[] {
  const asked = encodeURIComponent(joined.slice(0, 200))
  const adminPages = [
    `manage-store/categories/${idOf('category')}`,
    `manage-store/products/${idOf('product')}`,
    `manage-store/products/view/${idOf('product')}`,
    `story-perpose/${idOf('story')}`,
    `quotations/${idOf('quotation')}`,
    ...['settings', 'aboutus', 'aboutus/edit', 'contact', 'contact/edit', 'about-gallery'],
  ]
  return [
    ...['/', '/aboutus', `/contactus?product=${idOf('product')}`, '/product'],
    `/product/${idOf('category')}`,
    `/product-detail/${idOf('product')}`,
    `/product?q=${asked}&material=${asked}`,
    ...adminPages.map((path) => `/admin/${path}`),
  ]
}
