import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { Grip, Sortable, SortableItem } from '../../ui/sortable.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './lines-widget.module.css'
import { useLines } from './use-lines.ts'
import type { WidgetProps } from './widget.ts'

/**
 * List with one input per entry, since entries contain commas. A pasted list is split into lines.
 */
export function LinesWidget(props: WidgetProps<string[]>) {
  const { input, error } = props
  const t = useTranslations('forms.widgets.lines')
  const lines = input.value
  const { keys, box, move, insert, remove, change, onKeyDown, onPaste } = useLines(
    lines,
    input.onChange,
  )

  return (
    <FieldGroup label={props.label} hints={props.hints} aside={t('aside')} error={error}>
      <Sortable
        ids={keys}
        nameOf={(index) => t('line', { number: String(index + 1) })}
        onMove={move}
      >
        <ul className={styles.root} ref={box}>
          {keys.map((key, index) => {
            const number = String(index + 1)
            return (
              <SortableItem key={key} id={key} className={styles.line}>
                <Grip name={t('grip', { number })} />
                <TextInput
                  className={styles.input}
                  ref={index === 0 ? input.ref : undefined}
                  aria-label={t('input', { label: props.label, number })}
                  value={lines[index] ?? ''}
                  onChange={(event) => change(index, event.currentTarget.value)}
                  onBlur={input.onBlur}
                  onKeyDown={onKeyDown(index)}
                  onPaste={onPaste(index)}
                />
                <ActionIcon aria-label={t('remove', { number })} onClick={() => remove(index)}>
                  <Icon name="close" size={16} />
                </ActionIcon>
              </SortableItem>
            )
          })}
        </ul>
      </Sortable>
      <Button
        variant="subtle"
        className={styles.add}
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => insert(lines.length)}
      >
        {t('add')}
      </Button>
    </FieldGroup>
  )
}
