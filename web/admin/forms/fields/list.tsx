import { useTranslations } from 'use-intl'
import type { ListField } from '../../../../domain/content/fields/field-types.ts'
import { readHoliday } from '../../../../domain/time/opening-hours.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { HolidaysWidget } from '../chat/holidays-widget.tsx'
import { readList, readText } from '../form-values.ts'
import { LanguagesWidget } from '../languages/languages-widget.tsx'
import { changedTexts } from '../languages/translation-slots.ts'
import { LabelText } from '../widgets/label-text.tsx'
import { LinesWidget } from '../widgets/lines-widget.tsx'
import { TagsWidget } from '../widgets/tags-widget.tsx'
import { useWidget, type WidgetProps } from '../widgets/widget.ts'
import type { FieldForm } from './field-form.ts'

export const list: FieldForm<ListField> = {
  Widget({ field: { entries, separator }, ...props }) {
    if (entries === 'holiday') return <HolidaysWidget {...props} />
    if (entries === 'language') return <LanguagesWidget {...props} />
    if (separator === '\n') return <ParagraphsWidget {...props} />
    return props.hints.lines ? <LinesWidget {...props} /> : <TagsWidget {...props} />
  },
  read: (_field, response) => readList(response),
  // JSON, because an entry may contain a comma.
  append: (body, name, _field, value) => body.append(name, JSON.stringify(readList(value))),
  isMissing: (_field, value) => readList(value).every((entry) => entry.trim() === ''),
  preview: (_field, value) =>
    readList(value)
      .map((entry) => entry.trim())
      .filter(Boolean),
  shown: 'lines',
  useWords: () => (value) => readList(value).join('; '),
  nothing: 'empty',
  translation: {
    slots({ entries, separator }, value) {
      if (entries === 'holiday') return holidaySlots(readList(value))
      // By their originals, so that each keeps its translation when the list is reordered.
      const all = readList(value).map((entry) => entry.trim())
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
        ? readList(original).map((entry) => now[entry.trim()] ?? '')
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

/** Text area with one paragraph per line. The lines stay as typed until the form is saved. */
function ParagraphsWidget(props: WidgetProps) {
  const t = useTranslations('forms.widgets.list')
  const { field, error } = useWidget(props)
  const text =
    typeof field.value === 'string' ? readText(field.value) : readList(field.value).join('\n')
  return (
    <GrowingTextarea
      {...field}
      value={text}
      onChange={(event) => field.onChange(event.currentTarget.value.split('\n'))}
      label={<LabelText label={props.label} aside={props.hints.aside ?? t('paragraphs')} />}
      description={props.hints.help}
      minRows={4}
      maxRows={12}
      resize="vertical"
      error={error}
    />
  )
}
