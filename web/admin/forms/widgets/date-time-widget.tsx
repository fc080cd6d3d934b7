import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { localTime, momentOfLocal } from '../../../../domain/time/local-time.ts'
import { useShop } from '../../app/shop-settings.tsx'
import type { WidgetProps } from './widget.ts'

/** Date and time in the shop's time zone. */
export function MomentWidget(props: WidgetProps<string>) {
  const t = useTranslations('forms.widgets.dateTime')
  const { timeZone } = useShop()
  const { input, error } = props
  const moment = input.value
  return (
    <TextInput
      {...input}
      type="datetime-local"
      value={isMoment(moment) ? localTime(timeZone, new Date(moment)) : ''}
      onChange={({ currentTarget: { value } }) =>
        input.onChange(inUtc(momentOfLocal(timeZone, value)))
      }
      label={props.label}
      description={props.hints.help ?? t('timeIn', { timeZone: timeZone.replaceAll('_', ' ') })}
      error={error}
    />
  )
}

/** Empty while the date is incomplete. */
function inUtc(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}

function isMoment(text: string): boolean {
  return Number.isFinite(Date.parse(text))
}
