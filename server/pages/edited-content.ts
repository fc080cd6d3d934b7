import type { EditedPage, EditorDraft } from '../../domain/api/site-editor.ts'
import { carousel } from '../../domain/content/carousel.ts'
import {
  type ContentType,
  fieldsOf,
  type RecordOf,
  resourceOf,
} from '../../domain/content/content-type.ts'
import type { Field, TextField } from '../../domain/content/fields/field-types.ts'
import type { KnownText, KnownTexts } from '../../domain/content/fields/texts-field.ts'
import type { Picture, Video } from '../../domain/media/media.ts'
import { message } from '../../domain/messages/api-message.ts'
import { type EditTarget, targetName } from '../../domain/site-editor/edit-target.ts'
import { editorTypes } from '../../domain/site-editor/editor-pages.ts'
import { removeMarkers, writeMarker } from '../../domain/site-editor/text-markers.ts'
import type { ContentService } from '../content/content-service.ts'
import { invalid } from '../kernel/errors.ts'
import { readDraftValue, WrongKind } from './draft-values.ts'

interface EditedContent {
  /** Content for the loaders of a page. */
  content: ContentService
  /** Targets that the page refers to. */
  found: Omit<EditedPage, 'html' | 'style'>
}

interface Edits {
  drafts: readonly EditorDraft[]
  /** Id of the slide that comes first, or empty. */
  slide: string
}

/**
 * The stored content with unsaved values laid over it and every text marked. Reads only: nothing is
 * stored, and writes go where they always do.
 */
export function createEditedContent(content: ContentService, edits: Edits): EditedContent {
  checkDrafts(edits.drafts)
  const markers = createFieldMarkers()

  function edit<T extends ContentType>(type: T, record: RecordOf<T>): RecordOf<T> {
    if (!editorTypes.some(({ table }) => table === type.table)) return record
    const stored = new Map<string, unknown>(Object.entries(record))
    const draft = edits.drafts.find(
      ({ resource, _id }) => resource === resourceOf(type) && _id === record._id,
    )
    const fields = fieldsOf(type).map(([name, field]) => {
      const value = stored.get(name)
      const isDrafted = draft !== undefined && Object.hasOwn(draft.values, name)
      const shown = isDrafted ? readDraftValue(field, draft.values[name], value) : value
      return [name, markers.mark({ type, id: record._id, field: name }, field, shown)]
    })
    return { ...record, ...Object.fromEntries(fields) }
  }

  return {
    found: markers.found,
    content: {
      ...content,
      async list(type, selection) {
        const { records, total } = await content.list(type, selection)
        const edited = records.map((record) => edit(type, record))
        return {
          records: type.table === carousel.table ? startAt(edited, edits.slide) : edited,
          total,
        }
      },
      read: async (type, id) => edit(type, await content.read(type, id)),
      single: async (type) => edit(type, await content.single(type)),
    },
  }
}

/** Throws a 422 for values that no form sends. */
function checkDrafts(drafts: readonly EditorDraft[]): void {
  for (const [index, { resource, values }] of drafts.entries()) {
    const type = editorTypes.find((one) => resourceOf(one) === resource)
    const fields = new Map(type === undefined ? [] : fieldsOf(type))
    for (const [name, value] of Object.entries(values)) {
      const field = fields.get(name)
      const path = `drafts.${index}.values.${name}`
      if (field === undefined)
        throw invalid({ [path]: message('editor.unknownField', { resource, name }) })
      try {
        readDraftValue(field, value, null)
      } catch (thrown) {
        if (!(thrown instanceof WrongKind)) throw thrown
        throw invalid({ [path]: message('editor.unknownValue', { name }) })
      }
    }
  }
}

/** The list from one record on, followed by those before it: their order stays. */
function startAt<R extends { _id: string }>(records: R[], id: string): R[] {
  const first = Math.max(
    0,
    records.findIndex(({ _id }) => _id === id),
  )
  return [...records.slice(first), ...records.slice(0, first)]
}

interface FieldMarkers {
  found: Omit<EditedPage, 'html' | 'style'>
  /** The value of a field with marked texts; its files and links are noted. */
  mark(target: EditTarget, field: Field, value: unknown): unknown
}

/** Formats whose texts pages show as they are; others are parsed, and markers would break them. */
const shownFormats: readonly TextField['format'][] = ['line', 'long', 'email']

/** Marks the texts of one page, so that the editor finds their fields. */
function createFieldMarkers(): FieldMarkers {
  const found: FieldMarkers['found'] = { targets: [], media: [], links: [] }

  /** Each paragraph is marked, because pages show them one by one. Empty texts stay empty. */
  function markText(target: EditTarget, text: string): string {
    const own = removeMarkers(text)
    if (own.trim() === '') return own
    const mark = writeMarker(found.targets.push(targetName(target)) - 1)
    return own.replace(/^(?=.*\S)/gm, mark)
  }

  /** All known texts, since the page falls back to the unmarked default of one that is absent. */
  function markKnownTexts(target: EditTarget, known: KnownTexts, own: Record<string, string>) {
    const texts = Object.entries(known).map(([id, text]) => {
      const shown = shownText(text, own[id])
      return [id, markText({ ...target, entry: id }, shown)]
    })
    return Object.fromEntries(texts)
  }

  function noteMedia(target: EditTarget, file: Pick<Picture | Video, 'url'> | null): void {
    if (file !== null) found.media.push({ target: targetName(target), url: file.url })
  }

  return {
    found,
    mark(target, field, value) {
      if (field.kind === 'text' && typeof value === 'string') {
        if (field.format === 'link' && value !== '') {
          found.links.push({ target: targetName(target), href: value })
        }
        return shownFormats.includes(field.format) ? markText(target, value) : value
      }
      if (field.kind === 'list' && field.entries === undefined && Array.isArray(value)) {
        return value.map((text, index) =>
          markText({ ...target, entry: String(index) }, String(text)),
        )
      }
      if (field.kind === 'texts' && isTexts(value))
        return markKnownTexts(target, field.known, value)
      for (const [index, file] of (Array.isArray(value) ? value : [value]).entries()) {
        if (!isFile(file)) continue
        noteMedia(field.kind === 'images' ? { ...target, entry: String(index) } : target, file)
        if (isFile(file.poster)) noteMedia(target, file.poster)
      }
      return value
    },
  }
}

/** Text of a page as visitors see it before names are filled in. */
function shownText({ defaultText, mayBeLeftOut = false }: KnownText, own: string | undefined) {
  const line = own?.replace(/\s+/g, ' ').trim()
  return line === undefined || (line === '' && !mayBeLeftOut) ? defaultText : line
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null
}

function isFile(value: unknown): value is { url: string; poster?: unknown } {
  return (
    typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
  )
}
