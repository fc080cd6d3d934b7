import { useTranslations } from 'use-intl'
import type { ListField } from '../../../../domain/content/fields/field-types.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { HolidaysWidget } from '../chat/holidays-widget.tsx'
import { readList, readText } from '../form-values.ts'
import { LanguagesWidget } from '../languages/languages-widget.tsx'
import { LabelText } from './label-text.tsx'
import { LinesWidget } from './lines-widget.tsx'
import { TagsWidget } from './tags-widget.tsx'
import { type FieldWidgetProps, useWidget, type WidgetProps } from './widget.ts'

export function ListWidget({ field, ...props }: FieldWidgetProps<ListField>) {
  if (field.entries === 'holiday') return <HolidaysWidget {...props} />
  if (field.entries === 'language') return <LanguagesWidget {...props} />
  if (field.separator === '\n') return <ParagraphsWidget {...props} />
  return props.hints.lines ? <LinesWidget {...props} /> : <TagsWidget {...props} />
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
