import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { FieldGroup } from '../widgets/field-group.tsx'
import type { WidgetProps } from '../widgets/widget.ts'
import styles from './holidays-widget.module.css'

interface Entry {
  from: string
  until: string
  name: string
}

/** Editor of holidays: first date, last date and name. */
export function HolidaysWidget(props: WidgetProps<string[]>) {
  const t = useTranslations('forms.widgets.holidays')
  const { input, error } = props
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
    <FieldGroup label={props.label} hints={props.hints} error={error}>
      <ul className={styles.root}>
        {entries.map(({ from, until, name }, index) => (
          <li key={index} className={styles.entry}>
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
              className={styles.name}
              label={t('name')}
              placeholder={t('placeholder')}
              value={name}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
              onBlur={input.onBlur}
            />
            <ActionIcon
              className={styles.remove}
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
        className={styles.add}
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
