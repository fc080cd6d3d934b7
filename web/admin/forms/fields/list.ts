import type { ListField } from '../../../../domain/content/fields/list-field.ts'
import { readHoliday } from '../../../../domain/time/opening-hours.ts'
import { readList } from '../form-values.ts'
import { changedTexts } from '../languages/translation-slots.ts'
import type { FieldForm } from './field-form.ts'

export const list: FieldForm<ListField> = {
  parse: readList,
  // JSON, because an entry may contain a comma.
  append: (body, name, _field, value) => body.append(name, JSON.stringify(value)),
  isMissing: (_field, value) => value.every((entry) => entry.trim() === ''),
  preview: (_field, value) => value.map((entry) => entry.trim()).filter(Boolean),
  shown: 'lines',
  useWords: () => (value) => value.join('; '),
  nothing: 'empty',
  translation: {
    slots({ entries, separator }, value) {
      if (entries === 'holiday') return holidaySlots(value)
      // By their originals, so that each keeps its translation when the list is reordered.
      const all = value.map((entry) => entry.trim())
      const originals = new Set(all.filter((entry) => entry !== ''))
      return Array.from(originals, (original) => ({
        key: original,
        label: '',
        original,
        isLong: separator === '\n',
      }))
    },
    send: ({ entries }, now, then, original) =>
      entries === undefined
        ? original.map((entry) => now[entry.trim()] ?? '')
        : Object.fromEntries(changedTexts(now, then)),
  },
}

function holidaySlots(entries: string[]) {
  return entries.flatMap((entry) => {
    const holiday = readHoliday(entry)
    if (holiday === null) return []
    return [{ key: holiday.from, label: '' as const, original: holiday.name, isLong: false }]
  })
}
