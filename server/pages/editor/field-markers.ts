import type { EditedPage } from '../../../domain/api/site-editor.ts'
import type { Field } from '../../../domain/content/fields/field-kinds.ts'
import { type EditTarget, targetName } from '../../../domain/site-editor/edit-target.ts'
import { removeMarkers, writeMarker } from '../../../domain/site-editor/text-markers.ts'
import { kindOf } from '../../fields/field-kinds.ts'

interface FieldMarkers {
  found: Omit<EditedPage, 'html' | 'style'>
  /** The value of a field with marked texts; its files and links are noted. */
  mark(target: EditTarget, field: Field, value: unknown): unknown
}

/** Marks the texts of one page, so that the editor finds their fields. */
export function createFieldMarkers(): FieldMarkers {
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
