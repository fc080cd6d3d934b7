import { useTranslations } from 'use-intl'
import type { ListField } from '../../../../domain/content/fields/list-field.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { fieldWords } from './field-group.tsx'
import { LanguagesWidget } from './languages-widget.tsx'
import { LinesWidget } from './lines-widget.tsx'
import { HolidaysWidget } from './opening-hours-widgets.tsx'
import { TagsWidget } from './tags-widget.tsx'
import type { FieldWidgetProps, WidgetProps } from './widget.ts'

export function ListWidget({ field, ...props }: FieldWidgetProps<ListField>) {
  if (field.entries === 'holiday') return <HolidaysWidget {...props} />
  if (field.entries === 'language') return <LanguagesWidget {...props} />
  if (field.separator === '\n') return <ParagraphsWidget {...props} />
  return props.hints.lines ? <LinesWidget {...props} /> : <TagsWidget {...props} />
}

/** Text area with one paragraph per line. The lines stay as typed until the form is saved. */
function ParagraphsWidget(props: WidgetProps<string[]>) {
  const t = useTranslations('forms.widgets.list')
  const { input } = props
  return (
    <GrowingTextarea
      {...input}
      value={input.value.join('\n')}
      onChange={(event) => input.onChange(event.currentTarget.value.split('\n'))}
      {...fieldWords({ ...props, aside: t('paragraphs') })}
      minRows={4}
      maxRows={12}
      resize="vertical"
    />
  )
}
