import type { EditedPage } from '../../../domain/api/site-editor.ts'
import type { Field, TextField } from '../../../domain/content/fields/field-types.ts'
import type { KnownText, KnownTexts } from '../../../domain/content/fields/texts-field.ts'
import type { Picture, Video } from '../../../domain/media/media.ts'
import { type EditTarget, targetName } from '../../../domain/site-editor/edit-target.ts'
import { removeMarkers, writeMarker } from '../../../domain/site-editor/text-markers.ts'

interface FieldMarkers {
  found: Omit<EditedPage, 'html' | 'style'>
  /** The value of a field with marked texts; its files and links are noted. */
  mark(target: EditTarget, field: Field, value: unknown): unknown
}

/** Formats whose texts pages show as they are; others are parsed, and markers would break them. */
const shownFormats: readonly TextField['format'][] = ['line', 'long', 'email']

/** Marks the texts of one page, so that the editor finds their fields. */
export function createFieldMarkers(): FieldMarkers {
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
