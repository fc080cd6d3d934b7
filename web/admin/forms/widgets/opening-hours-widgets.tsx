import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './opening-hours-widgets.module.css'
import type { WidgetProps } from './widget.ts'

/** Initial values of a day's first span and of further ones. */
const proposals = ['10:00-19:00', '20:00-22:00']

/** Opening hours of one weekday: any number of spans; none means closed. */
export function HoursWidget(props: WidgetProps<string>) {
  const t = useTranslations('forms.widgets.hours')
  const day = props.label
  const { input } = props
  const spans = splitSpans(input.value)
  const write = (next: readonly [string, string][]) =>
    input.onChange(next.map((times) => times.join('-')).join(', '))
  const change = (index: number, times: [string, string]) => write(spans.with(index, times))

  return (
    <FieldGroup {...props} className={styles.day}>
      {spans.length === 0 && <span className="soft">{t('closed')}</span>}
      {spans.map(([from, until], index) => (
        <div key={index} className={styles.span}>
          <TextInput
            ref={index === 0 ? input.ref : undefined}
            className={styles.time}
            type="time"
            aria-label={t('from', { day })}
            value={from}
            onChange={(event) => change(index, [event.currentTarget.value, until])}
            onBlur={input.onBlur}
          />
          <span aria-hidden="true">–</span>
          <TextInput
            className={styles.time}
            type="time"
            aria-label={t('until', { day })}
            value={until === '24:00' ? '00:00' : until}
            onChange={(event) => change(index, [from, event.currentTarget.value])}
            onBlur={input.onBlur}
          />
          <ActionIcon
            aria-label={t('remove', { from, until, day })}
            onClick={() => write(spans.toSpliced(index, 1))}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="subtle"
        className={styles.add}
        leftSection={<Icon name="plus" size={16} />}
        aria-label={t('addOn', { day })}
        onClick={() => write([...spans, ...splitSpans(proposals[spans.length] ?? '-')])}
      >
        {t('add')}
      </Button>
    </FieldGroup>
  )
}

/** Parses incomplete spans: each may lack a time. */
function splitSpans(text: string): [string, string][] {
  return text
    .split(',')
    .filter((span) => span.trim() !== '')
    .map((span) => {
      const [from = '', until = ''] = span.split(/[-–]/).map(padded)
      return [from, until]
    })
}

/** Inputs of type `time` require two-digit hours. */
function padded(time: string): string {
  return time.trim().replace(/^(\d):/, '0$1:')
}

interface Entry {
  from: string
  until: string
  name: string
}

/** Editor of holidays: first date, last date and name. */
export function HolidaysWidget(props: WidgetProps<string[]>) {
  const t = useTranslations('forms.widgets.holidays')
  const { input } = props
  const entries = input.value.map(splitEntry)
  const write = (next: Entry[]) => input.onChange(next.map(joinEntry))
  const change = (index: number, part: Partial<Entry>) => {
    const before = entries[index]
    if (before === undefined) return
    // A single day stays a single day.
    const until = before.until === before.from ? (part.from ?? before.until) : before.until
    write(entries.with(index, { ...before, until, ...part }))
  }
  return (
    <FieldGroup {...props}>
      <ul className={styles.holidays}>
        {entries.map(({ from, until, name }, index) => (
          <li key={index} className={styles.holiday}>
            <TextInput
              ref={index === 0 ? input.ref : undefined}
              type="date"
              label={t('firstDay')}
              value={from}
              onChange={(event) => change(index, { from: event.currentTarget.value })}
              onBlur={input.onBlur}
            />
            <TextInput
              type="date"
              label={t('lastDay')}
              value={until}
              min={from}
              onChange={(event) => change(index, { until: event.currentTarget.value })}
              onBlur={input.onBlur}
            />
            <TextInput
              className={styles.holidayName}
              label={t('name')}
              placeholder={t('placeholder')}
              value={name}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
              onBlur={input.onBlur}
            />
            <ActionIcon
              className={styles.removeHoliday}
              aria-label={
                name || from
                  ? t('remove', { name: name || from })
                  : t('removeNumber', { number: String(index + 1) })
              }
              onClick={() => write(entries.toSpliced(index, 1))}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        className={styles.addHoliday}
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => write([...entries, { from: '', until: '', name: '' }])}
      >
        {t('add')}
      </Button>
    </FieldGroup>
  )
}

const entryPattern = /^([^/\s]*)(?:\/(\S*))?(?: (.*))?$/s

/** Parses an incomplete entry: any part may be missing. The last day defaults to the first. */
function splitEntry(text: string): Entry {
  const [, from = '', until = from, name = ''] = entryPattern.exec(text) ?? []
  return { from, until, name }
}

function joinEntry({ from, until, name }: Entry): string {
  return `${from}/${until || from} ${name}`
}
