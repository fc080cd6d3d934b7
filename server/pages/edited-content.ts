import { type EditedPage, type EditorDraft, editorType } from '../../domain/api/site-editor.ts'
import { swapName } from '../../domain/api/wire-names.ts'
import {
  type ContentType,
  fieldsOf,
  type RecordOf,
  resourceOf,
} from '../../domain/content/content-type.ts'
import type { Field } from '../../domain/content/fields/field-kinds.ts'
import { message } from '../../domain/messages/api-message.ts'
import { type EditTarget, targetName } from '../../domain/site-editor/edit-target.ts'
import { editorTypes } from '../../domain/site-editor/editor-pages.ts'
import { removeMarkers, writeMarker } from '../../domain/site-editor/text-markers.ts'
import type { ContentService } from '../content/content-service.ts'
import { UnexpectedValue } from '../fields/field-kind.ts'
import { kindOf } from '../fields/field-kinds.ts'
import { invalid } from '../kernel/errors.ts'

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
      const shown = isDrafted ? kindOf(field).presentDraft(field, draft.values[name], value) : value
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
          records: startAt(edited, edits.slide),
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
    const type = editorType(resource)
    const fields = new Map(fieldsOf(type))
    for (const [own, value] of Object.entries(values)) {
      const field = fields.get(own)
      const name = swapName(type, own)
      const path = `drafts.${index}.values.${name}`
      if (field === undefined)
        throw invalid({ [path]: message('editor.unknownField', { resource, name }) })
      try {
        kindOf(field).presentDraft(field, value, null)
      } catch (thrown) {
        if (!(thrown instanceof UnexpectedValue)) throw thrown
        throw invalid({ [path]: message('editor.unknownValue', { name }) })
      }
    }
  }
}

/**
 * The list from one record on, followed by those before it: their order stays. Without the record it
 * is unchanged.
 */
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

/** Marks the texts of one page, so that the editor finds their fields. */
function createFieldMarkers(): FieldMarkers {
  const found: FieldMarkers['found'] = { targets: [], media: [], links: [] }

  /** Each paragraph is marked, because pages show them one by one. Empty texts stay empty. */
  function markText(target: string, text: string): string {
    const own = removeMarkers(text)
    if (own.trim() === '') return own
    const mark = writeMarker(found.targets.push(target) - 1)
    return own.replace(/^(?=.*\S)/gm, mark)
  }

  return {
    found,
    mark(target, field, value) {
      const nameOf = (entry?: string) =>
        targetName(entry === undefined ? target : { ...target, entry })
      return kindOf(field).mark(field, value, {
        text: (text, entry) => markText(nameOf(entry), text),
        file: ({ url }, entry) => found.media.push({ target: nameOf(entry), url }),
        link: (href) => found.links.push({ target: nameOf(), href }),
      })
    },
  }
}
