import { type ContentType, resourceOf } from '../../../domain/content/content-type.ts'
import { pageTexts } from '../../../domain/content/page-texts.ts'
import { recordName } from '../../../domain/site-editor/edit-target.ts'
import { editorTypes } from '../../../domain/site-editor/editor-pages.ts'
import {
  type TextGroupName,
  textGroupNames,
  textsOfGroup,
} from '../../../domain/text/page-texts.ts'

export interface FieldPlace {
  type: ContentType
  /** Key of the section with the field. */
  section: string
  group?: TextGroupName
  field: string
  /** Index in a list, or id of a page text; empty for the whole field. */
  entry: string
}

/** Place of a target, or null for a name that no target has. */
export function placeOf(name: string): FieldPlace | null {
  const [resource, ...rest] = name.split('.')
  const type = editorTypes.find((one) => resourceOf(one) === resource)
  if (type === undefined) return null
  const [id, field = '', entry = ''] = type.single ? ['', ...rest] : rest
  if (id === undefined || !Object.hasOwn(type.fields, field)) return null
  if (type.fields[field]?.kind !== 'texts')
    return { type, section: recordName(type, id), field, entry }
  const group = textGroupNames.find((one) => Object.hasOwn(textsOfGroup(one), entry))
  return group === undefined ? null : { type, section: textsSection(group), group, field, entry }
}

/** Key of the section with a group of page texts. */
export function textsSection(group: TextGroupName): string {
  return `${resourceOf(pageTexts)}.${group}`
}

const focusable = 'input:not([type=file]), select, textarea, button, a[href], [tabindex="0"]'
const textInputs = 'input:not([type=file], [type=hidden])'

/** Focuses a field of a section and scrolls to it. */
export function focusField(section: HTMLElement, { field, entry }: FieldPlace): void {
  const box =
    section.querySelector(`[data-field="${CSS.escape(`${field}.${entry}`)}"]`) ??
    section.querySelector(`[data-field="${CSS.escape(field)}"]`)
  if (box === null) return
  const ofEntry = entry === '' ? undefined : inputsIn(box)[Number(entry)]
  const visible = Array.from(box.querySelectorAll<HTMLElement>(focusable)).find((element) =>
    element.checkVisibility(),
  )
  const input = ofEntry ?? visible
  input?.focus({ preventScroll: true })
  input?.scrollIntoView({ block: 'center' })
}

/** Name of the target that a focused element changes, or null outside any field. */
export function targetOf(element: Element): string | null {
  const box = element.closest<HTMLElement>('[data-field]')
  const record = element.closest<HTMLElement>('[data-record]')
  if (box === null || record === null) return null
  const name = `${record.dataset.record}.${box.dataset.field}`
  const inputs = inputsIn(box)
  const index = inputs.findIndex((input) => input.isSameNode(element))
  return inputs.length > 1 && index !== -1 ? `${name}.${index}` : name
}

function inputsIn(box: Element): HTMLInputElement[] {
  return Array.from(box.querySelectorAll<HTMLInputElement>(textInputs))
}
