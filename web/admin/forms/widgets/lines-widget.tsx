import { ActionIcon, Button, TextInput } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { Grip, Sortable, SortableItem } from '../../ui/sortable.tsx'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import { FieldGroup } from './field-group.tsx'
import type { WidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/**
 * List with one input per entry, since entries contain commas. A pasted list is split into lines.
 */
export function LinesWidget(props: WidgetProps<string[]>) {
  const { input } = props
  const t = useTranslations('forms.widgets.lines')
  const lines = input.value
  const { keys, box, move, insert, remove, change, onKeyDown, onPaste } = useLines(
    lines,
    input.onChange,
  )

  return (
    <FieldGroup {...props} aside={t('aside')}>
      <Sortable
        ids={keys}
        nameOf={(index) => t('line', { number: String(index + 1) })}
        onMove={move}
      >
        <ul className={styles.rows} ref={box}>
          {keys.map((key, index) => {
            const number = String(index + 1)
            return (
              <SortableItem key={key} id={key} className={styles.row}>
                <Grip name={t('grip', { number })} />
                <TextInput
                  className={styles.rowName}
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
        className={styles.addLine}
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => insert(lines.length)}
      >
        {t('add')}
      </Button>
    </FieldGroup>
  )
}

/** Editing of a list of lines: type, insert, remove, reorder and paste. */
function useLines(lines: string[], onChange: (lines: string[]) => void) {
  const keys = useKeys(lines.length)
  const box = useRef<HTMLUListElement>(null)
  const move = (from: number, to: number) => {
    keys.move(from, to)
    onChange(withEntryMoved(lines, from, to))
  }

  /** Changes the lines and focuses one of them synchronously, so that no keystroke is lost. */
  const changeAndGo = (next: string[], changeKeys: () => void, index: number) => {
    flushSync(() => {
      changeKeys()
      onChange(next)
    })
    box.current?.querySelectorAll('input')[index]?.focus()
  }
  const insert = (index: number) =>
    changeAndGo(lines.toSpliced(index, 0, ''), () => keys.insert(index, 1), index)
  const remove = (index: number) =>
    changeAndGo(lines.toSpliced(index, 1), () => keys.remove(index), Math.max(0, index - 1))
  const change = (index: number, text: string) => onChange(lines.with(index, text))

  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      insert(index + 1)
    } else if (event.key === 'Backspace' && lines[index] === '' && lines.length > 1) {
      event.preventDefault()
      remove(index)
    }
  }
  const onPaste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = splitLines(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    const rest = lines[index] === '' ? 1 : 0
    changeAndGo(
      lines.toSpliced(index + 1 - rest, rest, ...pasted),
      () => keys.insert(index + 1, pasted.length - rest),
      index + pasted.length - rest,
    )
  }

  return { keys: keys.list, box, move, insert, remove, change, onKeyDown, onPaste }
}

/** Lines of a pasted list, without its bullets. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
}

/** Stable React keys for lines, which have no id. */
function useKeys(count: number) {
  const next = useRef(0)
  const fresh = (amount: number) => Array.from({ length: amount }, () => String(next.current++))
  const [list, setList] = useState<string[]>(() => fresh(count))
  if (list.length !== count) {
    const fitted = [...list.slice(0, count), ...fresh(Math.max(0, count - list.length))]
    setList(fitted)
  }
  return {
    list,
    move: (from: number, to: number) => setList(withEntryMoved(list, from, to)),
    insert: (index: number, amount: number) => setList(list.toSpliced(index, 0, ...fresh(amount))),
    remove: (index: number) => setList(list.toSpliced(index, 1)),
  }
}
